import type { Letters } from "./email";

export const VIETNAMESE: Letters = {
  greeting: "Chào {name},",
  closing: "Thân mến,",
  mails: [
    [
      "Thứ Bảy: chuyển đồ và giờ tắt nhạc",
      "Cổng sau mở từ ba giờ. Bạn bấm chuông hai lần nhé, chuông kêu nhỏ lắm.",
      "Hai giờ phải tắt nhạc, và hàng xóm đếm từng phút. Bạn xếp bài cuối lúc hai giờ kém mười giúp mình.",
    ],
    [
      "Danh sách không phát của tụi mình",
      "Ngắn thôi, hứa đấy: không điệu nhảy con gà, không bài nào trong chương trình radio của anh mình.",
      "Chỉ xin một điều: bài của tụi mình trước nửa đêm. Bà mình về lúc mười hai giờ.",
    ],
    [
      "Ngày 14 tháng 3 bạn có rảnh không?",
      "Tụi mình định tổ chức sinh nhật cho khoảng tám mươi người ở Nhà Thuyền, từ tám giờ tối đến một giờ sáng.",
      "Phần lớn tụi mình lớn lên cùng soul và disco, bọn trẻ thì nghe mọi thứ còn lại. Nếu có âm thanh mà không cần đèn thì chi phí bao nhiêu?",
    ],
    [
      "Đĩa than của bạn đang trên đường",
      "Sáng nay sáu đĩa đã rời cửa hàng. Kiện hàng sẽ đến vào thứ Năm.",
      "Bản tái bản bạn hỏi đã hết đến mùa xuân. Tên bạn đã có trong danh sách.",
    ],
    [
      "Đến hạn kiểm tra thính lực",
      "Đã một năm kể từ lần trước, mà người làm việc cạnh loa nên khám mười hai tháng một lần.",
      "Chỉ mất hai mươi phút. Tuần sau còn sáng thứ Ba và thứ Năm sau bốn giờ.",
    ],
    [
      "Ảnh hôm thứ Sáu",
      "Cả 214 tấm ở trong thư mục. Mình thích nhất tấm đèn tắt mà không ai ngừng nhảy.",
      "Bạn dùng tấm nào cũng được, miễn là ghi tên mình bên dưới.",
    ],
    [
      "Cảm ơn bạn!",
      "Bạn đã cứu buổi họp lớp. Mười một rưỡi thầy hiệu trưởng nhảy trên ghế, từ năm 1991 chưa ai thấy cảnh đó.",
      "Bạn gửi tụi mình danh sách bài hát được không? Ai cũng hỏi.",
    ],
    [
      "Mixer bạn từng xem: dùng thử cuối tuần",
      "Mixer bốn kênh đã về lại tiệm cho thuê. Lấy thứ Sáu, trả thứ Hai, chỉ tính một ngày.",
      "Bên trái có một vết xước, vì thế mới có giá này.",
    ],
    [
      "Nút tai của bạn đã xong",
      "Nút tai đúc đã về, cả hai đều gắn bộ lọc êm mà bạn đã thử.",
      "Ngày nào bạn ghé trước sáu giờ cũng được. Chỉnh mất mười phút; nhớ mang đôi cũ.",
    ],
    [
      "Điệu nhảy đầu: tụi mình đổi ý",
      "Bạn bỏ điệu valse nhé. Tụi mình muốn bài chậm trong danh sách, to dần sau đoạn đầu.",
      "Và đèn có thể mờ đến điệp khúc không? Một trong hai đứa hay ngượng, mà không phải mình.",
    ],
    [
      "Re: Ngày 14 tháng 3 bạn có rảnh không?",
      "Ngày đó mình rảnh và rất vui được chơi nhạc cho các bạn. Mình giữ ngày đến thứ Sáu.",
      "Âm thanh cho tám mươi người, lắp đặt và năm tiếng nhạc: tất cả trong báo giá.",
      "Mình hỏi một câu: có thang máy không, hay phải khiêng?",
    ],
    [
      "Re: Cảm ơn bạn!",
      "Mình gửi kèm danh sách: 87 bài, theo thứ tự các bạn đã nghe. Bài 43 chính là bài trên ghế.",
      "Nhắn thầy hiệu trưởng là lần sau đã có chỗ cho thầy.",
    ],
    [
      "Hóa đơn tháng Mười",
      "Đây là hóa đơn cho bốn thứ Sáu trong tháng Mười, với địa chỉ mới của sảnh.",
      "Cảm ơn vì ổ điện mới sau sân khấu. Đó là điều tuyệt nhất mùa thu này.",
    ],
    [
      "Mở màn ngày 21",
      "Lần tới mình muốn bắt đầu chậm hơn, khoảng 100 BPM, đến khi dọn xong bàn tiệc.",
      "Nếu bạn mở cửa lúc mười giờ, mình nhận hai tiếng đầu, còn bạn",
    ],
    [
      "Đèn cho Phòng Nhung",
      "Hổ phách cho bữa tối, đỏ khi sàn nhảy đã đông, trắng chỉ cho phần phát biểu.",
      "Lần này để đèn chớp ở nhà nhé?",
    ],
    [
      "Bạn trúng mười nghìn người theo dõi",
      "Chúc mừng! Trang của bạn được chọn giữa mọi DJ trong thành phố.",
      "Hôm nay xác nhận mật khẩu, ngày mai có người theo dõi.",
    ],
    [
      "Dây mạ vàng, giảm 90%",
      "Những sợi dây này làm bài nào cũng ấm hơn. Chỉ còn ba sợi, và chỉ đến nửa đêm.",
      "Tuần trước cũng chỉ đến nửa đêm.",
    ],
    [
      "Nghe lại như tuổi mười tám",
      "Mỗi ngày một giọt, tai bạn như mới.",
      "Bác sĩ không muốn bạn biết điều này. Chẳng hiểu vì sao.",
    ],
    [
      "Chỗ đậu xe thứ Bảy",
      "Sân đã kín vì có chợ. Bạn đậu ở con đường sau sảnh nhé.",
      "Được dỡ đồ ở cổng đến năm giờ.",
    ],
    [
      "Yoga cho những cái lưng khiêng thùng",
      "Lớp thứ Tư còn hai chỗ.",
      "Mang theo thảm. Để loa ở nhà.",
    ],
  ],
};
