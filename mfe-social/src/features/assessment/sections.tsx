import { QuestionSheet } from '@liminal/ui/question-sheet';
import { useEffect, useRef, useState } from 'react';
import { FourPetals } from '../../shared/four-petals';
import { connectTexts, scoredQuestions } from '../../texts/connect';
import { petalOf, scoresOf, type Answers } from './scores';
import { firstStyle, StyleStep, type Style } from './style-step';

/** ms in which a choice can be seen before the next question comes. */
const advance = 300;
const order = ['emotional', 'cognitive', 'creativity'] as const;

export type Finished = ReturnType<typeof scoresOf> &
  Style & { answers: Answers; /** The same for one run. */ key: string };

/** Emotional, cognitive, creativity, style: each answer leads to the next question, the style step submits (specification, section 4). */
export function Sections({ finish, busy }: { finish: (given: Finished) => void; busy: boolean }) {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const [style, setStyle] = useState(firstStyle);
  const [key] = useState(() => crypto.randomUUID());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const question = scoredQuestions[at];
  const chart = (
    <FourPetals
      emotional={petalOf('emotional', answers)}
      cognitive={petalOf('cognitive', answers)}
      creativity={petalOf('creativity', answers)}
      empathy={question ? undefined : style.empathyScore / 100}
      label={connectTexts.chart}
    />
  );
  const back = () => {
    clearTimeout(timer.current);
    setAt(at - 1);
  };
  if (!question)
    return (
      <StyleStep
        style={style}
        set={setStyle}
        busy={busy}
        back={back}
        chart={chart}
        submit={() => finish({ ...scoresOf(answers), ...style, answers, key })}
      />
    );
  const section = order.indexOf(question.section) + 1;
  return (
    <QuestionSheet
      id={question.id}
      at={section - 1}
      steps={4}
      progress={connectTexts.step(section, (at % 2) + 1)}
      legend={`${connectTexts.legend(section)}: ${connectTexts.sections[question.section].toLowerCase()}`}
      ask={question.ask}
      hint={question.hint}
      answersLabel={connectTexts.answers}
      options={question.options.map(({ id, label }) => ({ value: id, label }))}
      chosen={answers[question.id]}
      choose={(value) => {
        setAnswers({ ...answers, [question.id]: value });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setAt(at + 1), advance);
      }}
      seed="frequency-assessment"
      drawing={chart}
      arriving
    >
      {at > 0 && (
        <div className="controls">
          <button type="button" className="button quiet" onClick={back}>
            {connectTexts.back}
          </button>
        </div>
      )}
    </QuestionSheet>
  );
}
