import { emotions, longest, lucidityLevels } from '@liminal/contracts/dreams/dream';
import { Travelling } from '@liminal/contracts/dreams/exchange';
import { tagsOf } from '../../shared/dream-form/form';

export const formats = ['json', 'csv', 'markdown'] as const;
export type Format = (typeof formats)[number];

/** What a file holds: dreams that can be kept, and rows that cannot, each with its number from 1 and why. */
export type Report = { dreams: Travelling[]; bad: { row: number; why: string }[] };

const columns = ['createdAt', 'title', 'description', 'emotions', 'lucidityLevel', 'tags'] as const;
type Row = Partial<Record<(typeof columns)[number], unknown>>;

const cell = (value: string): string => (/[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
/** A spreadsheet takes a cell that begins like this for a formula; an apostrophe keeps it text. */
const guarded = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

/** Dreams as a file. */
export function write(format: Format, dreams: Travelling[]): string {
  if (format === 'json') return `${JSON.stringify({ dreams }, null, 2)}\n`;
  if (format === 'csv')
    return [
      columns.join(','),
      ...dreams.map((dream) =>
        columns
          .map((name) => cell(guarded(name === 'tags' ? (dream.tags ?? []).join(', ') : String(dream[name]))))
          .join(','),
      ),
      '',
    ].join('\r\n');
  return dreams
    .map(
      ({ title, description, createdAt, emotions: felt, lucidityLevel, tags = [] }) =>
        `## ${title.replaceAll('\n', ' ')}\n\n- createdAt: ${createdAt}\n- emotions: ${felt}\n- lucidityLevel: ${lucidityLevel}\n${tags.length > 0 ? `- tags: ${tags.join(', ')}\n` : ''}\n${description.replace(/^(#{1,6} |\\)/gm, '\\$1')}\n`,
    )
    .join('\n');
}

/** A comma-separated file as rows; quotes, doubled quotes, commas and lines inside them. Pure. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let value = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(value);
    value = '';
  };
  for (let i = 0; i < text.length; i++) {
    const letter = text[i] ?? '';
    if (quoted) {
      if (letter !== '"') value += letter;
      else if (text[i + 1] === '"') value += text[++i];
      else quoted = false;
    } else if (letter === '"' && value === '') quoted = true;
    else if (letter === ',') endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[i + 1] === '\n') i++;
      endCell();
      rows.push([]);
    } else value += letter;
  }
  endCell();
  return rows.filter((row) => row.some((each) => each.trim() !== ''));
}

function rowsOfCsv(text: string): Row[] {
  const [head = [], ...rows] = parseCsv(text);
  const names = head.map((name) => name.trim());
  return rows.map((row) =>
    Object.fromEntries(names.map((name, i) => [name, (row[i] ?? '').replace(/^'(?=[=+\-@])/, '')])),
  );
}

function rowsOfMarkdown(text: string): Row[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const row: Row = { title };
      let at = 0;
      for (; at < lines.length; at++) {
        const fact = /^- (\w+): (.*)$/.exec(lines[at] ?? '');
        if (fact?.[1]) Object.assign(row, { [fact[1]]: fact[2] });
        else if (lines[at]?.trim() !== '') break;
      }
      return { ...row, description: lines.slice(at).join('\n').replace(/^\\/gm, '').trim() };
    });
}

function rowsOfJson(text: string): Row[] {
  const parsed: unknown = JSON.parse(text);
  const list = Array.isArray(parsed) ? parsed : (parsed as { dreams?: unknown } | null)?.dreams;
  if (!Array.isArray(list)) throw new SyntaxError('no list of dreams');
  return list as Row[];
}

/** The words of another journal for what we call it; anything else stays as it was and is told. */
const known = (list: readonly string[], value: unknown): unknown =>
  typeof value === 'string'
    ? (list.find((each) => each === value.trim().toLowerCase().replaceAll(' ', '-')) ?? value)
    : value;

function dreamOf(row: Row): Travelling | string {
  const { title, description, createdAt, tags } = row ?? {};
  const at = typeof createdAt === 'string' || typeof createdAt === 'number' ? new Date(createdAt) : undefined;
  if (!at || Number.isNaN(at.getTime())) return 'createdAt: a date';
  const result = Travelling.safeParse({
    title: typeof title === 'string' ? title : undefined,
    description: typeof description === 'string' ? description : undefined,
    emotions: known(emotions, row.emotions),
    lucidityLevel: known(lucidityLevels, row.lucidityLevel),
    createdAt: at.toISOString(),
    ...(tags !== undefined && {
      tags: tagsOf(Array.isArray(tags) ? tags.join(',') : typeof tags === 'string' ? tags : ''),
    }),
  });
  if (result.success) return result.data;
  return result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

/** Reads a file without sending anything. @throws SyntaxError when it is not of its format at all */
export function parse(format: Format, text: string): Report {
  const source = text.replace(/^\uFEFF/, '');
  const rows = { json: rowsOfJson, csv: rowsOfCsv, markdown: rowsOfMarkdown }[format](source);
  const report: Report = { dreams: [], bad: [] };
  rows.forEach((row, i) => {
    const dream = dreamOf(row);
    if (typeof dream === 'string') report.bad.push({ row: i + 1, why: dream });
    else report.dreams.push(dream);
  });
  return report;
}

/** Batches that fit into one call each: by number, and by size in bytes. */
export function batches(dreams: Travelling[], most: number, bytes = 80_000): Travelling[][] {
  const sized: Travelling[][] = [];
  let size = Infinity;
  for (const dream of dreams) {
    const own = new TextEncoder().encode(JSON.stringify(dream)).length;
    if (size + own > bytes || (sized.at(-1)?.length ?? 0) >= most) {
      sized.push([]);
      size = 0;
    }
    sized.at(-1)?.push(dream);
    size += own;
  }
  return sized;
}

/** What a file is, by its name; undefined for something else. */
export const formatOf = (name: string): Format | undefined =>
  (({ json: 'json', csv: 'csv', md: 'markdown', markdown: 'markdown' }) as const)[
    name.toLowerCase().split('.').at(-1) ?? ''
  ];

export const longestFile = longest.description * 1_000;
