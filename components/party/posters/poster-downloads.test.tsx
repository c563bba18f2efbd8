import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import type { PosterSubject } from "@/lib/party/posters/schema";
import { English } from "@/lib/testing/english";
import { holdToasts } from "@/lib/testing/toasts";
import english from "@/messages/en.json";
import { drawQr } from "./draw-qr";
import { PosterDownloads } from "./poster-downloads";

// The DOM of the tests draws nothing.
jest.mock("./draw-qr");
holdToasts();

test("a picture that takes long to draw says so, until its toast tells that it failed", async () => {
  let draw: (picture: Blob | null) => void = () => undefined;
  jest.mocked(drawQr).mockReturnValue(
    new Promise((resolve) => {
      draw = resolve;
    }),
  );
  const subject = { page: "https://party.example/d/mika", code: "mika" } as PosterSubject;
  render(
    <English>
      <PosterDownloads subject={subject} />
      <Toaster />
    </English>,
  );
  fireEvent.click(screen.getByRole("button", { name: /PNG/ }));
  const told = await screen.findByText(/^Preparing .*\.png…$/);
  await act(async () => draw(null));
  // In its place.
  await waitFor(() => expect(told).toHaveTextContent(english.errors.unexpected));
});
