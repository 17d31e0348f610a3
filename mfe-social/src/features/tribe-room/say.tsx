import { useShell } from '@liminal/client/shell';
import { useState } from 'react';
import { evolutionTexts } from '../../texts/evolution';
import { useAnswerPrompt } from './queries';
import styles from './tribe-room.module.css';

const words = evolutionTexts.room;
const longest = 280;

/** The member's own answer to today's prompt: said, changed, taken back. What could not be sent stays in the field. */
export function Say({ said }: { said: string }) {
  const { toast } = useShell();
  const answer = useAnswerPrompt();
  const [text, setText] = useState(said);
  const send = (given: string) =>
    answer.mutate(given, {
      onSuccess: () => setText(given),
      onError: () => toast({ ...words.failed, variant: 'destructive' }),
    });
  const fresh = text.trim();
  return (
    <form
      className={`form ${styles['say']}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (fresh && fresh !== said && !answer.isPending) send(fresh);
      }}
    >
      <div className="field">
        <label htmlFor="room-answer">{words.yours}</label>
        <textarea
          id="room-answer"
          className="input"
          maxLength={longest}
          value={text}
          aria-describedby="room-answer-hint"
          onChange={(event) => setText(event.target.value)}
        />
        <span className="caption" id="room-answer-hint">
          {words.hint}
        </span>
      </div>
      <div className="controls">
        <button type="submit" className="button primary" aria-disabled={!fresh || fresh === said || answer.isPending}>
          {said ? words.change : words.say}
        </button>
        {said && (
          <button type="button" className="button quiet" disabled={answer.isPending} onClick={() => send('')}>
            {words.takeBack}
          </button>
        )}
      </div>
    </form>
  );
}
