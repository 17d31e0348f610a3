/** Box breathing: four seconds each of in, hold, out, hold, four times over (specification, section 9). */
export const side = 4;
export const rounds = 4;
export const whole = side * 4 * rounds;

export const phases = ['in', 'hold', 'out', 'rest'] as const;
export type Phase = (typeof phases)[number];

/** Where so many seconds have led: the phase, its second from 1, and the rounds that are over. Pure. */
export function boxAt(elapsed: number): { phase: Phase; second: number; round: number } {
  const within = Math.min(elapsed, whole - 1);
  return {
    phase: phases[Math.floor(within / side) % 4] ?? 'in',
    second: (within % side) + 1,
    round: Math.min(rounds, Math.floor(elapsed / (side * 4))),
  };
}
