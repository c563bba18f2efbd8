export const LABELS = ["Promotional", "Social", "Health"] as const;

/** Subject and first sentence by label, so that a mail reads as its label says, and no two mails are the same. */
export const LETTERS: Record<(typeof LABELS)[number], readonly (readonly [string, string])[]> = {
  Promotional: [
    [
      "{{gear}}: a weekend to try it",
      "Take the {{gear}} home for a weekend and play it at your next {{night}}.",
    ],
    [
      "New in the record crate: {{genre}}",
      "Forty fresh {{genre}} records came in, pressed for the club.",
    ],
    [
      "Early tickets for the booth meeting",
      "Three days of decks, lights and talks about every kind of {{night}}.",
    ],
    ["Slipmats, a fifth off this week", "Felt, cork and the new glass ones, in every colour."],
    ["Last cables before summer", "Ten metres, gold or plain, for the price of five."],
    [
      "Rent a {{gear}} by the hour",
      "For a short {{night}} you need not carry one up the stairs again.",
    ],
    ["Sample pack: {{genre}} drums", "Two hundred loops from one long night in the studio."],
    ["Cases that fit the hold", "Made to measure, with wheels that survive a cobbled yard."],
    ["Your loyalty points", "They are enough for a pair of needles, until the end of the month."],
  ],
  Social: [
    [
      "Your {{genre}} set at {{venue}}",
      "People still talk about the {{genre}} hour. May we have the list?",
    ],
    [
      "Booking for a {{night}}?",
      "We are planning a {{night}} at {{venue}} and would love to have you.",
    ],
    [
      "Photos of the {{night}}",
      "The pictures are ready, and the one with the confetti is the best.",
    ],
    ["Load-in for Saturday", "The dock door is on the water side; ring twice and wait."],
    ["Our do-not-play list", "Short, we promise. And one song that has to come before midnight."],
    ["Warm-up on Friday, 22 to 24?", "{{venue}} has an opening, and the crowd likes {{genre}}."],
    ["First dance", "We changed our minds, and this time it is the last time."],
    ["Thank you for the {{night}}", "My aunt danced. Nobody has seen that since the eighties."],
    ["Back to back in spring?", "You bring the {{genre}}, I bring everything else."],
  ],
  Health: [
    [
      "Your hearing check is due",
      "Working next to a {{gear}} asks for a check every year. It takes ten minutes.",
    ],
    [
      "Sleep after a {{night}}",
      "Five habits that bring night workers back to day in two mornings.",
    ],
    [
      "Earplugs, moulded for you",
      "They take the edge off at {{venue}} and leave the {{genre}} as it is.",
    ],
    ["Lift it with your legs", "A {{gear}} weighs more at four in the morning than at seven."],
    ["Your plugs are ready", "Pick them up any day until six, and try them on right here."],
    ["Water between two sets", "One glass an hour is enough, and the booth has a place for it."],
    ["Results of your hearing check", "Better than last year. Keep the plugs in."],
    ["Feet, knees and the booth floor", "A mat of two centimetres spares you half of it."],
    ["Eat before the {{night}}", "What still works at two in the morning, and what does not."],
  ],
};
