import { reportReasons } from '@liminal/contracts/matching/moderation';
import { useState } from 'react';
import { moderationTexts } from '../../texts/moderation';
import { useReport } from './queries';

const words = moderationTexts.report;
const longest = 500;

type Props = {
  memberId: string;
  place: 'profile' | 'tribe-room' | 'connection' | 'gathering';
  sent: () => void;
  failed: () => void;
  back: () => void;
};

/** A reason, and a line if one likes. */
export function ReportForm({ memberId, place, sent, failed, back }: Props) {
  const report = useReport();
  const [reason, setReason] = useState<(typeof reportReasons)[number]>('unkind');
  const [note, setNote] = useState('');
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (report.isPending) return;
        const said = note.trim();
        report.mutate({ memberId, place, reason, ...(said && { note: said }) }, { onSuccess: sent, onError: failed });
      }}
    >
      <fieldset className="stack">
        <legend className="visually-hidden">{words.title}</legend>
        <div className="choices">
          {reportReasons.map((each) => (
            <label key={each} className="choice">
              <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
              <span>{words.reasons[each]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor="report-note">{words.note}</label>
        <textarea
          id="report-note"
          className="input"
          maxLength={longest}
          value={note}
          aria-describedby="report-note-hint"
          onChange={(event) => setNote(event.target.value)}
        />
        <span className="caption" id="report-note-hint">
          {words.noteHint}
        </span>
      </div>
      <div className="controls">
        <button type="submit" className="button primary" aria-disabled={report.isPending}>
          {words.send}
        </button>
        <button type="button" className="button quiet" onClick={back}>
          {words.back}
        </button>
      </div>
    </form>
  );
}
