import { useShell } from '@liminal/client/shell';
import { Icon } from '@liminal/ui/icon';
import { arrow } from '@liminal/ui/icons';
import { Sign } from '@liminal/ui/glyph';
import { sage } from '@liminal/ui/glyphs';
import { hueOf } from '@liminal/ui/hue';
import { Mandala } from '@liminal/ui/mandala';
import { useEffect, useState, type ReactNode } from 'react';
import { WaysIn } from '../../shared/ways-in';
import { texts } from '../../texts';
import styles from './hero.module.css';
import { starsOf } from './sky';

const stars = starsOf('liminal', 1440, 860, 90);
const figures = { fold: 9, hertz: 432, amplitude: 8.7, coherence: 94, phase: 'reintegration', detail: 3 } as const;
/** Degrees from the top at which the tabs' names stand on the outer rim. */
const places = [-30, 30, -75, -112];
const rim = 560;

const at = (degrees: number, radius: number) => ({
  x: radius * Math.sin((degrees * Math.PI) / 180),
  y: -radius * Math.cos((degrees * Math.PI) / 180),
});

const Chart = () => (
  <>
    <svg className={styles['tympan']} viewBox="-640 -640 1280 1280">
      <circle r={rim - 30} />
      <circle r={rim + 30} />
      {Array.from({ length: 24 }, (_, i) => {
        const [from, to] = [at(i * 15, rim - 30), at(i * 15, rim + 30)];
        return <line key={i} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
      {texts.chart.map((name, i) => {
        const { x, y } = at(places[i] ?? 0, rim - 6);
        return (
          <text key={name} transform={`translate(${x} ${y}) rotate(${places[i] ?? 0})`} textAnchor="middle">
            {name}
          </text>
        );
      })}
    </svg>
    <Mandala seed="liminal" figures={figures} />
  </>
);

/** The first thing a stranger sees: what this is, the way in, and the drawing it is all about. */
export function Hero({ children }: { children?: ReactNode }) {
  const { navigate } = useShell();
  // First the words, in a frame of their own; the drawing, in room that is kept for it, in the next.
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={styles['horizon']}>
      <svg className={styles['sky']} viewBox="0 0 1440 860" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        {(drawn ? stars : []).map((star, i) => (
          <circle key={i} {...star} />
        ))}
      </svg>
      <section className={`wrap ${styles['hero']}`}>
        <div className={styles['words']}>
          <a
            className={styles['badge']}
            href="/consciousness-visualizer"
            onClick={(event) => {
              event.preventDefault();
              navigate('/consciousness-visualizer');
            }}
          >
            <Sign shapes={sage} archetype="sage" />
            {texts.badge}
            <Icon path={arrow} />
          </a>
          <h1 className="plate-title">{texts.title}</h1>
          <p className="lead">{texts.lead}</p>
          <WaysIn />
          {children}
        </div>
        <div className={`${styles['chart']} breathing`} style={hueOf('deep-feeler')} aria-hidden="true">
          {drawn && <Chart />}
        </div>
      </section>
    </div>
  );
}
