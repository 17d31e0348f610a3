/** What the shell provides and no remote brings: one copy each in the page. A trailing slash stands for everything below. */
export const sharedSingletons = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@tanstack/react-query',
  '@liminal/contracts/z',
  '@liminal/ui/mandala-grammar',
  '@liminal/client/',
] as const;

/** The npm package that a shared module's version is read from. */
export const packageOf = (module: string): string =>
  module.startsWith('@') ? module.split('/').slice(0, 2).join('/') : (module.split('/')[0] ?? module);
