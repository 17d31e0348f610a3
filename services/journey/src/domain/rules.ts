/** What acts earn, in points (specification, sections 4, 7 and 9). The one table the service pays by. */
export const rules = {
  onboarding: { amount: 500 },
  'check-in': { amount: 100 },
  'profile-update': { amount: 50, perDay: 10 },
  /** 7 to 12 points an answer, five answers. */
  quiz: { most: 60 },
} as const;
export type Rule = keyof typeof rules;
