import { questionCount, type ArchetypalAnswers } from '@liminal/contracts/archetype/archetypal-score';
import { QuestionSheet } from '@liminal/ui/question-sheet';
import type { Jungian } from '@liminal/contracts/vocabulary';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { choiceQuestions, pauseQuestion, trueSelfTexts } from '../../texts/true-self';
import styles from './archetypal-assessment.module.css';
import { BlinkQuestion } from './blink-question';

/** ms in which a choice can be seen before the next question comes. */
const advance = 300;
/** The pause is the fourth question. */
const [beforePause, afterPause] = [choiceQuestions.slice(0, 2), choiceQuestions.slice(2)];
const sheets = [...beforePause, { id: 'pause' as const, hint: undefined, ...pauseQuestion }, ...afterPause];
const scale = ['0', '1 min', '1 h', '1 night', '3 d'];

type Props = { answered: (answers: ArchetypalAnswers) => void; arriving: boolean };

/** Eight questions: a number, then seven choices. */
export function Questions({ answered, arriving }: Props) {
  const [at, setAt] = useState(0);
  const [typed, type] = useState('');
  const [given, setGiven] = useState<Partial<ArchetypalAnswers>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (at === 0)
    return (
      <div className="wrap">
        <BlinkQuestion
          typed={typed}
          type={type}
          arriving={arriving || given.blinks !== undefined}
          proceed={(blinks) => {
            setGiven({ ...given, blinks });
            setAt(1);
          }}
        />
      </div>
    );
  const sheet = sheets[at - 1];
  if (!sheet) return null;
  const choose = (value: string) => {
    const next = { ...given, [sheet.id]: value as Jungian };
    setGiven(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (at + 1 < questionCount) setAt(at + 1);
      else answered(next as ArchetypalAnswers);
    }, advance);
  };
  const pausing = sheet.id === 'pause';
  const chosen = given[sheet.id];
  return (
    <QuestionSheet
      id={sheet.id}
      at={at}
      steps={questionCount}
      progress={trueSelfTexts.legend(at + 1)}
      legend={pausing ? trueSelfTexts.pauseLegend(at + 1) : trueSelfTexts.legend(at + 1)}
      ask={sheet.ask}
      {...(sheet.hint && { hint: sheet.hint })}
      answersLabel={trueSelfTexts.answers}
      options={sheet.options}
      chosen={chosen}
      choose={choose}
      seed="true-self"
      arriving
    >
      {pausing && (
        <div className={styles['scale']} aria-hidden="true">
          <div className="limb" />
          {scale.map((label, i) => (
            <span key={label} className="caption num" style={{ '--at': `${i * 25}%` } as CSSProperties}>
              {label}
            </span>
          ))}
        </div>
      )}
      <div className="controls">
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            clearTimeout(timer.current);
            setAt(at - 1);
          }}
        >
          {trueSelfTexts.back}
        </button>
      </div>
    </QuestionSheet>
  );
}
