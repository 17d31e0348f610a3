const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A fresh W3C trace context: the click that a trace begins with. A browser sends this and no more. */
export const traceparent = (): string => `00-${hex(16)}-${hex(8)}-01`;
