const prefix = 'liminal_';
const sevenDays = 7 * 24 * 60 * 60 * 1000;

type Envelope = { value: unknown; timestamp: number; checksum: string };

/** The first 16 characters of the base64 (over UTF-8) of the serialized value (specification, section 5). */
function checksumOf(serialized: string): string {
  const bytes = new TextEncoder().encode(serialized);
  // 12 bytes make the 16 characters; the rest changes nothing.
  return btoa(String.fromCharCode(...bytes.slice(0, 12))).slice(0, 16);
}

const warn = (what: string) => console.warn(`Liminal storage: ${what}`);

/** Keeps a value in local storage. A full or forbidden storage is a console warning and nothing else. */
export function store(key: string, value: unknown): void {
  try {
    const serialized = JSON.stringify(value);
    const envelope: Envelope = { value, timestamp: Date.now(), checksum: checksumOf(serialized) };
    localStorage.setItem(prefix + key, JSON.stringify(envelope));
  } catch {
    warn(`could not keep ${key}`);
  }
}

/** Reads a value back; null when it is missing, older than `maxAge` ms (7 days), or does not fit its checksum: then it is removed. */
export function recall(key: string, maxAge = sevenDays): unknown {
  try {
    const text = localStorage.getItem(prefix + key);
    if (text === null) return null;
    const envelope = JSON.parse(text) as Partial<Envelope> | null;
    const sound =
      typeof envelope === 'object' &&
      envelope !== null &&
      typeof envelope.timestamp === 'number' &&
      envelope.checksum === checksumOf(JSON.stringify(envelope.value) ?? '');
    if (sound && Date.now() - (envelope.timestamp ?? 0) <= maxAge) return envelope.value;
    if (!sound) warn(`${key} was not ours and is dropped`);
    forget(key);
    return null;
  } catch {
    warn(`could not read ${key}`);
    forget(key);
    return null;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    warn(`could not drop ${key}`);
  }
}

/** Flags and choices that never expire: ethics accepted, intro seen, emergency exit, appearance. */
export const recallForever = (key: string): unknown => recall(key, Infinity);
