import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts';
import styles from './dream-form.module.css';

const words = texts.form.dictation;

type Result = { isFinal: boolean; 0: { transcript: string } };
type Recognition = {
  lang: string;
  continuous: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<Result> }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start: () => void;
  stop: () => void;
};
type Speaking = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition };

const recognitionOf = (): (new () => Recognition) | undefined =>
  (globalThis as Speaking).SpeechRecognition ?? (globalThis as Speaking).webkitSpeechRecognition;

/** Speaks instead of typing, where the browser can listen; nothing is shown where it cannot. What is heard is added as it is understood. */
export function Dictate({ hear }: { hear: (said: string) => void }) {
  const [listening, setListening] = useState(false);
  const [problem, setProblem] = useState(false);
  const recognition = useRef<Recognition>(undefined);
  const newest = useRef(hear);
  useEffect(() => void (newest.current = hear));
  useEffect(() => () => recognition.current?.stop(), []);
  const Recognition = recognitionOf();
  if (!Recognition) return null;
  const toggle = () => {
    if (listening) return recognition.current?.stop();
    const session = new Recognition();
    session.lang = document.documentElement.lang || 'en';
    session.continuous = true;
    session.onresult = ({ resultIndex, results }) => {
      for (const result of Array.from(results).slice(resultIndex))
        if (result.isFinal) newest.current(result[0].transcript.trim());
    };
    session.onend = () => setListening(false);
    session.onerror = ({ error }) => setProblem(error !== 'aborted' && error !== 'no-speech');
    recognition.current = session;
    setProblem(false);
    setListening(true);
    session.start();
  };
  return (
    <div>
      <button type="button" className={`button quiet ${styles['dictate']}`} aria-pressed={listening} onClick={toggle}>
        {listening ? words.stop : words.start}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {words.failed}
        </p>
      )}
    </div>
  );
}
