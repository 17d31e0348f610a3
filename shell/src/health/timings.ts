/** Samples kept of one measurement (specification, section 9); the oldest go first. */
export const samplesKept = 100;

/** Times by name, for whoever looks into a slow page: at most 100 samples of each. */
export function createTimings() {
  const samples = new Map<string, number[]>();
  return {
    /** @param ms how long it took */
    add(name: string, ms: number): void {
      const kept = samples.get(name) ?? [];
      kept.push(ms);
      if (kept.length > samplesKept) kept.shift();
      samples.set(name, kept);
    },
    of: (name: string): readonly number[] => samples.get(name) ?? [],
    /** Median and number of samples of each name, slowest first. */
    summary: (): { name: string; median: number; samples: number }[] =>
      [...samples]
        .map(([name, kept]) => ({
          name,
          median: kept.toSorted((a, b) => a - b)[Math.floor(kept.length / 2)] ?? 0,
          samples: kept.length,
        }))
        .sort((a, b) => b.median - a.median),
  };
}
export type Timings = ReturnType<typeof createTimings>;
