/** Symbolic levels, drawn at random in the ranges of the specification's section 5; not measured from anybody. */
export function symbolicLevels(random: () => number) {
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return {
    dopamineLevel: between(60, 99),
    serotoninLevel: between(65, 94),
    gammaWaves: between(50, 84),
    thetaWaves: between(45, 84),
  };
}
