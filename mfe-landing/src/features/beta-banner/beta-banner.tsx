import { aboveId, releaseAbove } from '@liminal/client/shell';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../../texts';
import styles from './beta-banner.module.css';
import { clock, countdownFrom, secondsLeft } from './clock';

/** The offer and its countdown, which goes when it has run out. */
export function BetaBanner({ waiting }: { waiting: boolean }) {
  const above = document.getElementById(aboveId);
  const [left, setLeft] = useState(countdownFrom);
  useEffect(() => {
    const since = Date.now();
    const timer = setInterval(() => setLeft(secondsLeft(since, Date.now())), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) releaseAbove();
  }, [left]);
  if (left === 0 || !above) return null;
  return createPortal(
    <div
      className={styles['banner']}
      style={{ visibility: waiting ? 'hidden' : undefined }}
      role="region"
      aria-label={texts.banner.label}
    >
      <span>
        {texts.banner.closes} <span className={styles['time']}>{clock(left)}</span>
      </span>
      <a href="/api/login">{texts.banner.claim}</a>
      <span className="illustrative">{texts.illustrative}</span>
    </div>,
    above,
  );
}
