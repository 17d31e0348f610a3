import { call } from '@liminal/client/call';
import { useShell } from '@liminal/client/shell';
import { exportDreams, importDreams, mostAtOnce, type Travelling } from '@liminal/contracts/dreams/exchange';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dreamsKey } from '../../shared/dreams';
import { texts } from '../../texts';
import styles from './exchange.module.css';
import { batches, formatOf, formats, longestFile, parse, write, type Format, type Report } from './formats';

const words = texts.exchange;

async function everyDream(): Promise<Travelling[]> {
  const all: Travelling[] = [];
  for (let after: string | undefined; ;) {
    const { dreams, next } = await call(exportDreams, { query: after ? { after } : {} });
    all.push(...dreams);
    if (next === null) return all;
    after = next;
  }
}

function save(text: string, format: Format): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `dreams.${format === 'markdown' ? 'md' : format}`;
  link.click();
  URL.revokeObjectURL(url);
}

/** A journal comes and goes as JSON, CSV or Markdown. What a file holds is told before anything is kept. */
export function Exchange() {
  const { toast } = useShell();
  const cache = useQueryClient();
  const [report, setReport] = useState<Report & { name: string }>();
  const [problem, setProblem] = useState<string>();
  const out = useMutation({
    mutationFn: async (format: Format) => save(write(format, await everyDream()), format),
    onError: () => toast({ ...words.failed, variant: 'destructive' }),
  });
  const bring = useMutation({
    mutationFn: async (dreams: Travelling[]) => {
      const sum = { kept: 0, known: 0 };
      for (const batch of batches(dreams, mostAtOnce)) {
        const { kept, known } = await call(importDreams, { body: { dreams: batch } });
        sum.kept += kept;
        sum.known += known;
      }
      return sum;
    },
    onSuccess: ({ kept, known }) => {
      setReport(undefined);
      toast(words.done(kept, known));
    },
    // What is kept already is passed over when the file is sent again.
    onError: () => toast({ ...words.failed, variant: 'destructive' }),
    onSettled: () => cache.invalidateQueries({ queryKey: dreamsKey }),
  });
  const look = async (file: File | undefined) => {
    setReport(undefined);
    setProblem(undefined);
    if (!file) return;
    const format = formatOf(file.name);
    if (!format) return setProblem(words.unknown);
    if (file.size > longestFile) return setProblem(words.tooLong);
    try {
      setReport({ ...parse(format, await file.text()), name: file.name });
    } catch {
      setProblem(words.unreadable);
    }
  };
  return (
    <section className="stack" aria-labelledby="exchange">
      <h2 className="heading" id="exchange">
        {words.title}
      </h2>
      <p className="muted">{words.lead}</p>
      <div className="controls">
        {formats.map((format) => (
          <button
            key={format}
            type="button"
            className="button"
            aria-disabled={out.isPending}
            onClick={() => !out.isPending && out.mutate(format)}
          >
            {words.out[format]}
          </button>
        ))}
      </div>
      <div className="field">
        <label htmlFor="import">{words.bring}</label>
        <input
          className={`input ${styles['file']}`}
          id="import"
          type="file"
          accept=".json,.csv,.md,.markdown"
          onChange={(event) => void look(event.target.files?.[0])}
        />
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      {report && (
        <div className="plate framed stack" role="status">
          <h3 className="subhead">{words.found(report.dreams.length, report.name)}</h3>
          {report.bad.length > 0 && (
            <>
              <p className="muted">{words.bad(report.bad.length)}</p>
              <ul className="small">
                {report.bad.slice(0, 20).map(({ row, why }) => (
                  <li key={row}>{words.row(row, why)}</li>
                ))}
              </ul>
            </>
          )}
          {report.dreams.length > 0 && (
            <div className="controls">
              <button
                type="button"
                className="button primary"
                aria-disabled={bring.isPending}
                onClick={() => !bring.isPending && bring.mutate(report.dreams)}
              >
                {bring.isPending ? words.busy : words.keep(report.dreams.length)}
              </button>
              <button type="button" className="button quiet" onClick={() => setReport(undefined)}>
                {words.leave}
              </button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
