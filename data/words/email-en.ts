import type { Letters } from "./email";

export const ENGLISH: Letters = {
  greeting: "Hi {name},",
  closing: "Best,",
  mails: [
    [
      "Saturday: load-in and curfew",
      "The back gate is open from three. Ring twice; the bell is quiet.",
      "Music has to stop at two, and the neighbours count the minutes. Please plan the last song for ten to two.",
    ],
    [
      "Our do-not-play list",
      "It’s short, we promise: no chicken dance, and nothing from my brother’s radio show.",
      "One wish: our song before midnight. My grandmother leaves at twelve.",
    ],
    [
      "Are you free on 14 March?",
      "We’re planning a birthday for about eighty people at the Boathouse, from eight until one.",
      "Most of us grew up with soul and disco, our children with everything else. What would that cost, with sound but without lights?",
    ],
    [
      "Your records are on their way",
      "Six records left our shop this morning. The parcel should be with you on Thursday.",
      "The reissue you asked about is out of stock until spring. Your name is on the list.",
    ],
    [
      "Your hearing check is due",
      "It’s been a year since your last check, and people who work next to loudspeakers should come every twelve months.",
      "It takes twenty minutes. Next week we still have Tuesday morning and Thursday after four.",
    ],
    [
      "Photos from Friday",
      "All 214 pictures are in the folder. My favourite is the one where the lights go out and nobody stops dancing.",
      "Use whatever you like, as long as my name stands below it.",
    ],
    [
      "Thank you!",
      "You saved our reunion. At half past eleven the headmaster danced on a chair, and nobody has seen that since 1991.",
      "Could you send us the list of songs? People keep asking.",
    ],
    [
      "The mixer you looked at: try it for a weekend",
      "The four-channel mixer is back in our rental shop. Take it on Friday, return it on Monday, and pay for one day.",
      "It has a scratch on the left side. That’s why the price is what it is.",
    ],
    [
      "Your earplugs are ready",
      "The moulded plugs have arrived, both with the softer filter that you tried.",
      "Come by any day until six. Fitting them takes ten minutes; please bring the old pair.",
    ],
    [
      "First dance: we changed our minds",
      "Please forget the waltz. We’d like the slow song from the list, faded in after the first verse.",
      "And could the lights stay low until the chorus? One of us is shy, and it isn’t me.",
    ],
    [
      "Re: Are you free on 14 March?",
      "The date is free, and I’d love to play for you. I’m keeping it for you until Friday.",
      "Sound for eighty people, setting up and five hours of music: it’s all in the offer.",
      "One question: is there a lift, or do we carry?",
    ],
    [
      "Re: Thank you!",
      "The list is attached: 87 songs, in the order in which you heard them. Number 43 is the one with the chair.",
      "Tell the headmaster that he’s booked for the next one.",
    ],
    [
      "Invoice for October",
      "Here’s the invoice for the four Fridays in October, with the hall’s new address.",
      "Thank you for the new socket behind the booth. It’s the best thing that has happened to me this autumn.",
    ],
    [
      "Warm-up on the 21st",
      "I’d like to start slower next time, around 100 BPM, until the dinner tables are gone.",
      "If you open at ten, I could take the first two hours, and you",
    ],
    [
      "Lights for the Velvet Room",
      "Amber for dinner, red once the floor is full, white only for the speeches.",
      "Could we leave the strobe at home this time?",
    ],
    [
      "You’ve won ten thousand followers",
      "Congratulations! Your page was chosen from all the DJs in your town.",
      "Confirm your password today, and your followers arrive tomorrow.",
    ],
    [
      "Gold-plated cables, 90% off",
      "These cables make every song warmer. Only three are left, and only until midnight.",
      "Last week it was only until midnight, too.",
    ],
    [
      "Hear like an eighteen-year-old again",
      "One drop a day, and your ears are as good as new.",
      "Doctors don’t want you to know this. We wonder why.",
    ],
    [
      "Parking on Saturday",
      "The yard is full because of the market. Please use the street behind the hall.",
      "You can unload at the gate until five.",
    ],
    [
      "Yoga for backs that carry boxes",
      "Our Wednesday class has two places left.",
      "Bring a mat. Leave the loudspeakers at home.",
    ],
  ],
};
