/** Any answer that is not OK: its message is the status, a colon, a space and the body (specification, section 8). */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status}: ${text}`);
    this.name = 'HttpError';
  }
}

/** Whether an error means that the member is logged out: '401: ' and the word 'Unauthorized' (specification, section 6). */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('401: ') && error.message.includes('Unauthorized');

/** What the server said was wrong, for people; undefined when it said nothing readable. */
export function problemOf(
  error: unknown,
): { code: string; message: string; fields?: Record<string, string> } | undefined {
  if (!(error instanceof HttpError)) return undefined;
  try {
    const { error: problem } = JSON.parse(error.message.slice(5)) as { error?: { code: string; message: string } };
    return problem;
  } catch {
    return undefined;
  }
}
