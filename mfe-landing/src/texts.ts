/** Every word of the landing. */
export const texts = {
  badge: 'See the Consciousness Visualizer',
  title: 'An atlas of your inner sky',
  lead: 'Write down your dreams, find the souls on your frequency, and watch one drawing, yours alone, grow from both.',
  signUp: 'Sign up',
  logIn: 'Log in',
  honest: 'A beta, for entertainment: not medical or mental health advice.',
  chart: ['EXPERIENCES', 'DREAMS', 'AI ORACLE', 'TRUE SELF'],
} as const;
