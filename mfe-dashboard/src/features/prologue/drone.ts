/** Gain of the drone: below -24 dB. */
const level = 0.05;
/** s; a breath. */
const fade = 4;

/** A low fifth that comes and goes with one breath. Nothing is made before it is asked for. */
export function createDrone() {
  let context: AudioContext | undefined;
  let gain: GainNode | undefined;

  function begin(): void {
    context = new AudioContext();
    gain = context.createGain();
    gain.gain.value = 0;
    gain.connect(context.destination);
    for (const hertz of [108, 162, 216.4]) {
      const voice = context.createOscillator();
      voice.frequency.value = hertz;
      voice.connect(gain);
      voice.start();
    }
  }

  return {
    set(on: boolean): void {
      if (on && !context) begin();
      if (!context || !gain) return;
      void context.resume();
      gain.gain.cancelScheduledValues(context.currentTime);
      gain.gain.setTargetAtTime(on ? level : 0, context.currentTime, fade / 4);
    },
    stop(): void {
      void context?.close();
      context = undefined;
      gain = undefined;
    },
  };
}
