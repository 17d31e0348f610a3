const name = 'consciousness-interaction';

/** Tells the page that the member did something (specification, section 7): a DOM event, which other parts may follow. */
export const tellInteraction = (type: string): boolean => dispatchEvent(new CustomEvent(name, { detail: { type } }));

/** Follows those events; returns what stops it. */
export function onInteraction(listen: (type: string) => void): () => void {
  const hear = (event: Event) => listen((event as CustomEvent<{ type: string }>).detail.type);
  addEventListener(name, hear);
  return () => removeEventListener(name, hear);
}
