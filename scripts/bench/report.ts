export type Row = {
  what: string;
  value: number;
  unit: string;
  peer?: Record<string, number>;
  ratio?: number;
  goal: string;
  met: boolean;
};

/** A table for people and, as the last line, one JSON object. A figure that is missed is printed as missed. */
export function report(bench: string, rows: Row[]): void {
  const shown = rows.map((row) => ({
    what: row.what,
    value: `${row.value} ${row.unit}`,
    peer: Object.entries(row.peer ?? {})
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    ratio: row.ratio ?? '',
    goal: row.goal,
    met: row.met ? 'met' : 'MISSED',
  }));
  console.table(shown);
  process.stdout.write(`${JSON.stringify({ bench, rows })}\n`);
}

/** The value below which a share of the samples lies. */
export function quantile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}
