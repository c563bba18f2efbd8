type Article = {
  title: string;
  category: "Gadget" | "Lifestyle" | "Design" | "Social" | "Health";
  isFeatured?: true;
  /** What its picture shows. */
  scene: string;
  /** Markdown. The first paragraph is plain text: cards and links quote it. */
  content: string;
  /** What readers wrote below it, with the author's answer where there is one. */
  remarks: readonly (readonly [remark: string, answer?: string])[];
};

/** The articles of the blog, newest first. */
export const ARTICLES: readonly Article[] = [
  {
    title: "How to say no to a song and keep the room",
    category: "Social",
    isFeatured: true,
    scene: "crowd",
    content: `A request is a compliment with a title. Refuse the title, return the compliment.

Every DJ knows the moment: the floor is finally warm, and somebody leans over the desk with a phone, a song and a face full of hope. The song is wrong. It may be the tempo, the words, the couple's list of forbidden titles, or simply eleven at night. What you say next decides whether you have lost a song or a guest.

## Three ways to say no

1. **Not now.** "Good one. It needs a later crowd: ask me again after midnight." Half of them never come back, and the other half have become friends of the night.
2. **Not that one, but this one.** Offer a neighbour: the same artist, the same year, the same feeling at a tempo that fits.
3. **Not mine to play.** "The hosts asked me to leave that one out." It is true more often than people think, and it ends the discussion without a loser.

What never works is silence. A guest who gets no answer asks again, louder, and brings a cousin.

> People don't need their song. They need to know that somebody heard them.

## Let the list do the talking

Since our guests send their songs from their phones, most refusals happen in writing. That sounds cold, and it is the opposite: nobody is turned down in front of a date. We answer within five minutes, and always with a reason.

- *The hosts would rather skip it* keeps you out of the argument.
- *Already played* is news to whoever was at the bar.
- *Not tonight* is enough for everything else.

## Keep one promise

Whatever you accept, play. One promise broken is told at every table. If the hour runs away from you, move the song up and let the mix suffer: nobody will remember the transition, and she will remember her song.

## When the no comes from you

There is a fourth case, and it is the hardest: you simply do not want to play it. You are the DJ, and your taste is what they booked. Say so, kindly, and say it in the first person. "I don't have the right place for it tonight" is honest. "The system doesn't allow it" is not, and guests can smell it from the other side of the room.

We keep a small notebook of these songs. At the end of a season we look through it together, and there is always one that half of our crew refused and the other half played with success. That one goes on everybody's list for the next year.

## The person behind the song

- A song asked for by **one table** is a wish. A song asked for by **three tables** is a plan: they have talked to each other.
- A song with a dedication is rarely about the music. Read it out, play ninety seconds, and you have made somebody's year.
- A song that comes back every half hour belongs to somebody who is not dancing. Go and find out why.

Once, a man of about seventy asked four times for the same slow waltz. We had refused it twice, for good reasons. On the fourth time we asked him whom it was for. It was the dance at which he had met his wife, fifty years ago that week, in that very hall. We stopped everything. The floor made a circle, and forty people half his age learned to waltz in three minutes.

The best nights we have had were not those with the fewest refusals. They were those where each refusal had a second sentence.`,
    remarks: [
      [
        "Used the second sentence on Saturday. The uncle who wanted marches is now my biggest fan.",
        "Uncles are the best promoters there are.",
      ],
      ["What do you say when the groom himself wants the forbidden song?"],
      ["I printed the three ways and taped them to the inside of my case."],
    ],
  },
  {
    title: "The poster that doubled our requests",
    category: "Design",
    isFeatured: true,
    scene: "poster",
    content: `One QR code, four words, placed where people wait anyway.

For a year our poster had everything on it: the DJ's portrait, three logos, an explanation in two languages and a code the size of a stamp. On an average night, one guest in nine sent a song. Then a printer ran out of colour, and we had an hour to make something in black on white.

## What was left

- The question: **What shall we play?**
- The code, as large as a hand
- The short code in letters, for phones that will not scan
- Nothing else

One guest in four sent a song that night. We thought it was the crowd, so we kept the old poster in one room and the new one in the other for six weeks. The new one won every single evening.

## Where it hangs matters more

We wrote down from which poster each guest came. Three places made up almost all of it:

1. **The queue at the bar.** People hold a phone in their hand and have nothing to do.
2. **The washroom mirror.** Say what you like: it is well lit and at eye level.
3. **The table, lying flat.** A card between the glasses, not a stand that somebody moves away.

The entrance, where everybody puts the big one, brought almost nobody. People who arrive look for their friends, not for a song.

## Print it for the dark

A code needs contrast and a quiet edge of four modules. Matt paper, no foil, no photograph behind it. Test it from two metres with the oldest phone in the team, under the light that will really be there.

> If it has to be explained, it is a brochure.

Our poster today has four words more than that first one: they say that asking is free.`,
    remarks: [
      ["Mirror in the washroom: we had twenty scans in the first hour. Never again at the door."],
      [
        "Which size do you print for the tables?",
        "A6, on thick paper. It survives a spilled drink and fits between two glasses.",
      ],
    ],
  },
  {
    title: "Three controllers that survive a wedding season",
    category: "Gadget",
    scene: "controller",
    content: `Rain, cake and a thrown bouquet: what still worked in September.

We took three controllers through thirty-one weddings, from a barn in April to a rooftop in September. None was treated gently. This is not a list of features: every shop has one. It is a list of what broke.

## The small one

Two channels, weighs less than the laptop. It lived in a backpack all season.

- **Broke:** one headphone socket in July, from being stepped past rather than on.
- **Never broke:** the faders, though they saw more icing sugar than a bakery.
- **Take it when** you set up alone and the stairs are narrow.

## The club one

Four channels, metal top, a plug for everything. It needs a table of its own and two hands to carry.

- **Broke:** nothing.
- **Annoyed us:** the fan, in the quiet minute of the vows.
- **Take it when** a band shares your mixer.

## The one in between

It was our favourite in May and went back to the shop in August. A platter that thinks it is being touched stops the song, and a song that stops on a wedding is remembered for twenty years.

## What we learned

1. Moisture comes from above: a clear shower curtain over the desk costs nothing.
2. Glue a label with your telephone number to everything, even the power supply.
3. Before the guests come, pull each cable once. What falls out now will not fall out later.

> Buy the second-best controller, and the best bag.

All three were ours. Nobody paid for this text, which is why it names no brands: by the time you read it, the models will have changed, and the icing sugar will not.`,
    remarks: [
      ["The shower curtain! Thirty nights too late for me, but thank you."],
      [
        "How do you get sugar out of a fader?",
        "A dry brush, patience, and contact cleaner for the rest. Never a wet cloth.",
      ],
    ],
  },
  {
    title: "Ears for life: earplugs that let music through",
    category: "Health",
    scene: "ears",
    content: `After two hundred nights I wanted to know what was left. This helped.

The tone came on a Tuesday, in a quiet kitchen: thin, high, and in one ear only. It went away after two days. The next morning I made an appointment, and the sentence that stayed with me was not about damage. It was about time.

## Loud is a budget

How much sound an ear can bear depends on how long it lasts. At a level where you have to raise your voice to someone next to you, a whole shift is already too much. Each three decibels more halve the time that is left. In a booth, without anything in your ears, the budget of a week is gone before the first slow song.

## What to wear

- **Foam** keeps out the most and the highs first of all. Everything sounds as if it came from next door. Good for the walk through the room, useless for mixing.
- **Universal filters** lower everything almost evenly. They cost as much as two records. Start here.
- **Moulded ones** are made from a print of your ear. They sit through a whole night and a whole laugh. After five years they want to be renewed.

## What the first nights are like

Expect to dislike them. With filters in, your own voice booms, the room seems far away, and you will want to turn the monitor up: don't. Wear them at home for an evening first, then for a warm-up, then for a whole night. After three weeks it is the other way round. Without them the room sounds like a drawer full of spoons.

Two practical things. Put them in *before* you open the door of the hall, not after the first song, because ears that are already tired ask for more volume. And tie a spare pair to your keys: a colleague who forgot theirs is a friend for life.

## Habits that cost nothing

1. Turn the monitor **down** every time you turn the room up.
2. Wear one side of the headphones for as short as you can: cue, mix, off.
3. Stand beside the speaker's axis, not in it.
4. Give your ears one silent day after each long night.

> Nobody has ever been thanked for a louder monitor.

A tone that stays longer than a day, or hearing that feels wrapped in cotton, belongs to a doctor, soon, and not to a forum. This text is what I wish somebody had told me at nineteen. It doesn't replace an examination.`,
    remarks: [
      ["Got mine moulded last winter. I hear more of the mix, not less."],
      ["My whole crew ordered the universal ones after reading this."],
      [
        "Do you take them out when you talk to guests?",
        "One of them, and I lean out of the booth first.",
      ],
    ],
  },
  {
    title: "Sleeping after sunrise",
    category: "Lifestyle",
    scene: "sunrise",
    content: `The set ends at four, the head at seven. A routine for the hours between.

Your body has just spent six hours under light, noise and applause. Then you ask it to lie down in the dark, next to somebody whose alarm rings in ninety minutes. No wonder that it keeps mixing.

## The way home is part of the night

- Sunglasses from the door on. Morning light tells the brain that the day begins.
- No music in the car for the first half of the way. You will hear the ringing; let it fade.
- Eat something warm and small. A large meal at five is a second shift for the stomach.

## Forty minutes

1. **Ten to unpack.** What is put away doesn't wait in the hall and in your head.
2. **Ten to wash it off.** Warm, not hot.
3. **Ten on paper.** Three things that went well, one that I'll change. Then the night is over.
4. **Ten of nothing.** A chair, a window, no phone.

It sounds long. It is shorter than lying awake until eight.

## Two sleeps are allowed

Four hours in the morning and ninety minutes in the afternoon work better than seven that break in half. Keep the second one early, and keep it every time: the body forgives odd hours more easily than irregular ones.

> You cannot catch up on sleep. You can only stop losing it.

On the day after, no driving before noon and no decisions about money. Those two rules have saved me more than any mattress.`,
    remarks: [
      ["Three things that went well: stealing this."],
      ["Sunglasses at five in the morning make you look like a rock star, too."],
    ],
  },
  {
    title: "The cable bag, packed for every disaster",
    category: "Gadget",
    scene: "cables",
    content: `Twelve cables, one torch, and the small adapter nobody else brings.

You can borrow a speaker. You can't borrow the one adapter between it and you, at half past nine, in a castle. This bag weighs four kilos and has saved nine weddings that I know of.

## What is in it

- Four XLR cables of five metres, two of ten
- Two cables from jack to jack, two from jack to phono
- **The small adapter:** headphone socket to everything
- One cable for each charging port that has ever existed
- A mains lead of ten metres, and a strip with a switch
- A ground-loop isolator, for the hum that lives in old houses
- Two torches, because one is always being held by someone else
- Gaffer tape, black and white; never the shiny kind
- A pencil, a felt pen, ten labels
- Earplugs for three

## How it is packed

1. What is needed first lies on top: tape and torch.
2. Each cable is coiled the way it wants to lie, over and under, and tied with its own strap.
3. Left side audio, right side power. In the dark, hands remember sides.

Colour the ends. Red is mine, blue is the house's, and at four in the morning nobody argues.

## The rule of two

> Two is one, and one is none.

Whatever would end the night if it failed is in the bag twice. Everything else is there once or not at all. Each January I tip it out on the floor and take away what I haven't touched in a year. Last time that was a modem cable. I kept it. You never know.`,
    remarks: [
      ["A ground-loop isolator should be handed out with every driving licence."],
      ["Only two torches?", "There is a third in the car. We don't talk about the third."],
    ],
  },
  {
    title: "What a crowd tells you before it dances",
    category: "Social",
    scene: "feet",
    content: `Feet first, then shoulders, then phones. Read them in that order.

An empty floor isn't silent. Long before the first couple steps on it, the room has told you what it wants. You only have to look away from the screen.

## Feet

Look under the tables. A foot that taps on the beat is a guest who will stand up within three songs. A foot that taps *beside* the beat belongs to someone who likes the song and not the tempo: two or three beats a minute decide.

## Shoulders

Shoulders turn towards the floor before people know it. When a group of four opens its circle on one side, that's your door. Play something that everybody at this table knows, and keep it short.

## Phones

- **Held up to film:** they're proud to be here. Stay where you are.
- **Held up to read:** you're losing them. Change the decade.
- **Held at the ear:** change nothing, somebody's babysitter is calling.
- **Held under the table:** a request is on its way. Wait for it.

## The bar tells the truth

When the queue at the bar grows while the floor is full, all is well: they're coming back. When both are empty, they're outside. Open the doors, turn it up for one song, and let the music fetch them.

> A DJ who looks down plays for the laptop.

## Write it down

For one season, note the minute at which the floor first stayed full, and the three songs before it. With twenty nights on paper you'll see your own pattern. Mine was simple: it was never the song I was proud of. It was the one after it.`,
    remarks: [
      ["The phone under the table is so true. And it is always the same song."],
      ["I tried to note the minute. Mine is 22:40, everywhere, every time."],
    ],
  },
  {
    title: "Light like sound: a desk for one person",
    category: "Design",
    scene: "lights",
    content: `Give the lights an intro, a drop and a breakdown, and let them rest.

Most parties have one person behind the desk and eight lamps that do what they like. They blink through the speech, they blink through the slow song, and after an hour nobody sees them any more. Light has to be played like music: mostly by leaving things out.

## Four scenes are enough

1. **Arrive.** Warm, low, from the side. Faces look good, and nobody is on a stage yet.
2. **Talk.** The floor dark, the tables bright. For dinner and for every microphone.
3. **Dance.** Two colours, never three. Movement slow enough to follow with your eyes.
4. **Everything.** White, fast, all of it. *Forty seconds, three times a night.*

Put each on one key. If it takes two hands, you won't do it in the middle of a mix.

## Colours that like people

- Amber and pink flatter every skin.
- Blue makes a room cool and large, and food look ill.
- Green belongs to forests.

## Rest

The darkest second of the night is the one before the chorus. Take the light away on the last bar, count to two, and give back half of it. You'll hear the room breathe in.

> If you can't see the dark, you can't see the light.

## For those who don't dance

Keep strobes off unless the hosts have asked for them and a sign at the door says so: flashing light can make people ill. And leave one corner in peace, evenly lit, where a grandmother can see who she's talking to. She's the one who'll tell the next couple about you.`,
    remarks: [
      [
        "Green belongs to forests. I laughed, then I deleted three presets.",
        "The forest thanks you.",
      ],
      ["Which key do you use for Everything?"],
    ],
  },
  {
    title: "Dinner music without the yawning",
    category: "Lifestyle",
    scene: "dinner",
    content: `Between soup and speeches lies an hour that decides the rest of the night.

Nobody books a DJ for dinner. Yet those ninety minutes set how early people dance, how long they stay and how loudly they talk to each other. The yawning begins where the music is only *not disturbing*.

## Play for the talk

The music should be a little quieter than the quietest voice at the table furthest from you. Walk there once per course and listen. If two neighbours bend towards each other, turn down.

- **Soup:** voices are still shy. Warm, instrumental, under ninety beats.
- **Main course:** the first songs with words, in a language that few in the room speak.
- **Dessert:** the first song that somebody hums. Remember who: that's your first dancer.

## Build a slope

Take two beats a minute more every three songs. Nobody notices, and when the plates go, the step to the floor is a small one. From a standstill it's a wall.

## Be ready to stop

1. Know who will speak, and in which order.
2. Fade over four seconds. Never cut.
3. Come back with the very same song, a little earlier than where you left it.

> A good dinner set is like salt: they only notice when it's missing.

## Requests at the table

Leave the code on the menu card. What people ask for over dessert is what they want at eleven, not now. Collect it, thank them, and open the floor with the song that three tables asked for. They'll think you can read minds. You can read a list.`,
    remarks: [
      ["Two beats every three songs worked beautifully. They stood up by themselves."],
      ["Please write one about speeches that never end."],
    ],
  },
  {
    title: "A warm-up for wrists, knees and back",
    category: "Health",
    scene: "stretch",
    content: `Six hours on your feet, two hands on small things: prepare like somebody who does sport.

DJing looks like standing. It's carrying, bending, reaching and then standing, on a floor that was built for wine bottles. In our crew of seven, four had trouble with the back last year. Not one of them while playing: all of them while loading.

## Before you load

- Walk up and down the stairs once with empty hands. You'll know where it's narrow.
- Ten slow squats, ten circles of the shoulders in each direction.
- Lift with the case close to the body. Two people per speaker, every time, even if you *could*.

## Behind the desk

1. Table at the height of your elbows. If it isn't, put it on its own cases.
2. A soft mat under your feet. It's the best money you'll ever spend.
3. Screen at eye level, or your neck will carry your head all night.
4. Shift your weight with each song. Dance: it's allowed.

## Wrists

Between two songs, let both arms hang and shake them for the length of eight beats. Then palms together, fingers up, press gently and count to ten. Small movements tire where large ones don't.

## Water

One glass per hour, on the floor beside you and never on the desk. Set a reminder: you're in a warm room, and you're talking over music.

> The night is long. Your back is longer.

Pain that stays for more than a week, or fingers that go numb, need somebody who has studied it. Everything else needs the mat.`,
    remarks: [
      ["The mat. I can't say it loudly enough. The mat."],
      [
        "Two people per speaker, tell that to my boss.",
        "Send this to your boss. We're happy to be the bad ones.",
      ],
      ["Eight beats of shaking my arms, and the front row did it too."],
    ],
  },
];
