import { createInterface } from 'node:readline';
import { code } from '../../services/dreams/src/coder/code';
import { lettersOf } from '../../services/dreams/src/coder/letters';

// npm run -s dreams:code < in.jsonl > out.jsonl: codes lines of `{ id, report }` to lines of `{ id, codes }`, in the coders' letters.
let line = 0;
for await (const text of createInterface({ input: process.stdin })) {
  line++;
  if (text.trim() === '') continue;
  try {
    const { id, report } = JSON.parse(text) as { id: unknown; report: unknown };
    if (typeof report !== 'string') throw new Error('it has no report');
    process.stdout.write(`${JSON.stringify({ id, codes: lettersOf(code(report)) })}\n`);
  } catch (error) {
    console.error(`line ${line} is left out: ${error instanceof Error ? error.message : 'not readable'}`);
    process.exitCode = 1;
  }
}
