type Json = { [key: string]: unknown };
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Where a newer document would break whoever relies on the older one: an operation or topic gone, a reply or event field gone
 * or of another type, a request field newly required, an event version lowered. Pure.
 */
export function breakingChanges(before: unknown, after: unknown): string[] {
  const problems: string[] = [];
  const [old, now] = [before as Json, after as Json];
  for (const [path, methods] of Object.entries((old['paths'] ?? {}) as Json)) {
    for (const [method, operation] of Object.entries(methods as Json)) {
      const place = `${method} ${path}`;
      const newer = ((now['paths'] as Json)[path] as Json | undefined)?.[method] as Json | undefined;
      if (!newer) {
        problems.push(`${place} is gone`);
        continue;
      }
      compareRequest(bodyOf(operation as Json), bodyOf(newer), place, problems);
      for (const [status, reply] of Object.entries((operation as Json)['responses'] as Json)) {
        if (!status.startsWith('2')) continue;
        const other = (newer['responses'] as Json)[status];
        if (!other) problems.push(`${place} no longer answers ${status}`);
        else compareReply(schemaIn(reply as Json), schemaIn(other as Json), place, problems);
      }
    }
  }
  const messages = (document: Json) => ((document['components'] as Json | undefined)?.['messages'] ?? {}) as Json;
  for (const [topic, message] of Object.entries(messages(old))) {
    const newer = messages(now)[topic] as Json | undefined;
    if (!newer) problems.push(`${topic} is gone`);
    else compareReply((message as Json)['payload'], newer['payload'], topic, problems);
  }
  return problems;
}

const schemaIn = (holder: Json): unknown =>
  ((holder['content'] as Json | undefined)?.['application/json'] as Json | undefined)?.['schema'];
const bodyOf = (operation: Json): unknown => schemaIn((operation['requestBody'] ?? {}) as Json);
const typeOf = (schema: Json): string =>
  typeof schema['type'] === 'string' ? schema['type'] : JSON.stringify(schema['type'] ?? null);
const requiredOf = (schema: Json): string[] => (schema['required'] as string[] | undefined) ?? [];

function compareReply(old: unknown, now: unknown, place: string, problems: string[]): void {
  if (!isObject(old)) return;
  if (!isObject(now)) return void problems.push(`${place} lost its shape`);
  if (old['type'] !== undefined && typeOf(old) !== typeOf(now))
    problems.push(`${place} changed from ${typeOf(old)} to ${typeOf(now)}`);
  for (const [name, property] of Object.entries((old['properties'] ?? {}) as Json)) {
    const newer = ((now['properties'] ?? {}) as Json)[name];
    if (newer === undefined) problems.push(`${place}.${name} is gone`);
    else compareReply(property, newer, `${place}.${name}`, problems);
  }
  for (const name of requiredOf(old))
    if (!requiredOf(now).includes(name)) problems.push(`${place}.${name} may now be missing`);
  if (old['const'] !== undefined && old['const'] !== now['const'])
    problems.push(`${place} is no longer ${JSON.stringify(old['const'])}`);
  if (old['items']) compareReply(old['items'], now['items'], `${place}[]`, problems);
  for (const [i, part] of ((old['allOf'] ?? []) as unknown[]).entries())
    compareReply(part, ((now['allOf'] ?? []) as unknown[])[i], place, problems);
}

function compareRequest(old: unknown, now: unknown, place: string, problems: string[]): void {
  if (!isObject(now)) return;
  const known = isObject(old) ? requiredOf(old) : [];
  for (const name of requiredOf(now)) if (!known.includes(name)) problems.push(`${place} now demands ${name}`);
  if (!isObject(old)) return;
  for (const name of Object.keys((old['properties'] ?? {}) as Json))
    if (!((now['properties'] ?? {}) as Json)[name]) problems.push(`${place} no longer takes ${name}`);
}
