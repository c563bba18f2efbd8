import { voiceOf } from "./voice";

function backers(...words: [name: string | null, message: string | null][]) {
  const about = { createdAt: "", guest: null, ban: null, trusted: false };
  return words.map(([name, message], id) => ({ id: String(id), name, message, ...about }));
}

test("a dedication stands beside the name of the guest who wrote it", () => {
  const people = backers(["Jaeden", null], [null, "Louder"], ["Lea", "For my mum"], ["Bo", "Hi"]);
  expect(voiceOf(people)).toMatchObject({ name: "Lea", message: "For my mum" });
});

test("a dedication without a name borrows nobody's", () => {
  const people = backers(["Jaeden", null], [null, "For my mum"]);
  expect(voiceOf(people)).toMatchObject({ name: null, message: "For my mum" });
});

test("without a dedication the first guest who gave a name speaks, if there is one", () => {
  expect(voiceOf(backers([null, null], ["Lea", null], ["Bo", null]))?.name).toBe("Lea");
  expect(voiceOf(backers([null, null]))).toBeUndefined();
});

test("during a search the guest who said it speaks", () => {
  const people = backers(["Lea", "For my mum"], ["Bo", "Hi"], ["Zoë", null]);
  expect(voiceOf(people, "hi")?.name).toBe("Bo");
  expect(voiceOf(people, "zoe")?.name).toBe("Zoë");
  expect(voiceOf(people, "zombie")?.name).toBe("Lea");
});
