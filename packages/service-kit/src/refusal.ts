/** A rule said no: safe to show to the caller, never worth an alert. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    /** HTTP status. */
    readonly status: number,
    message: string,
    readonly more: { fields?: Record<string, string>; /** seconds */ retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

export const badRequest = (message: string, fields?: Record<string, string>) =>
  new Refusal('invalid-request', 400, message, fields ? { fields } : {});
/** The client tells a log-out by '401: ' and this very word (specification, section 6). */
export const unauthorized = () => new Refusal('unauthorized', 401, 'Unauthorized');
export const forbidden = (message: string) => new Refusal('forbidden', 403, message);
export const notFound = (message = 'There is nothing here.') => new Refusal('not-found', 404, message);
export const conflict = (code: string, message: string) => new Refusal(code, 409, message);
export const tooMany = (retryAfter: number) =>
  new Refusal('too-many-requests', 429, 'Too fast. Try again in a moment.', { retryAfter });
export const unavailable = () =>
  new Refusal('unavailable', 503, 'This part is resting. Try again in a moment.', { retryAfter: 2 });
