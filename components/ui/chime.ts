let context: AudioContext | undefined;

/** Two soft notes, synthesized, so that nothing loads. Browsers allow sound only after an interaction. */
export function chime() {
  context ??= new AudioContext();
  // Suspended by a sleep of the tablet, for example.
  if (context.state !== "running") void context.resume();
  const start = context.currentTime;
  for (const [index, frequency] of [660, 880].entries()) {
    const at = start + index * 0.13;
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0.14, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.45);
  }
}
