export type Surroundings = { policy: boolean; session: boolean; protocol: string; hostname: string };

/** What keeps the security check from passing (specification, section 5); empty when it passes. Pure. */
export function securityProblems({ policy, session, protocol, hostname }: Surroundings): string[] {
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return [
    ...(policy ? [] : ['no content-security-policy meta tag']),
    ...(session ? [] : ['no valid stored session']),
    ...(protocol === 'https:' || local ? [] : ['neither https nor localhost']),
  ];
}
