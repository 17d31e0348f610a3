const problem = (code: string, message: string) => JSON.stringify({ error: { code, message } });

/** The gateway's own answers, in the one shape of every error. */
export const problems: Record<number, { body: string; retryAfter?: number }> = {
  400: { body: problem('invalid-request', 'This request is not readable.') },
  403: { body: problem('forbidden', 'This is not allowed.') },
  404: { body: problem('not-found', 'There is no such call.') },
  405: { body: problem('method-not-allowed', 'This method is not allowed here.') },
  408: { body: problem('too-slow', 'The request took too long to arrive.') },
  413: { body: problem('too-large', 'At most 100 KB.') },
  414: { body: problem('too-large', 'The address is too long.') },
  429: { body: problem('too-many-requests', 'Too fast. Try again in a moment.'), retryAfter: 5 },
  431: { body: problem('too-large', 'The headers are too large.') },
  500: { body: problem('internal', 'Something went wrong on our side.') },
  502: { body: problem('unavailable', 'This part is resting. Try again in a moment.'), retryAfter: 2 },
  503: { body: problem('unavailable', 'This part is resting. Try again in a moment.'), retryAfter: 2 },
  504: { body: problem('unavailable', 'This part is resting. Try again in a moment.'), retryAfter: 2 },
};
