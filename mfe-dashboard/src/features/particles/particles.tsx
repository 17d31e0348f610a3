import { useObservable, useShell } from '@liminal/client/shell';
import { useEffect, useRef } from 'react';
import { advance, createField, eachLink, type Particle } from './field';
import styles from './particles.module.css';

/** s; after a pause the field goes on from where it was, without a leap. */
const longestStep = 0.1;

/** How dark the nearest link is; on paper ink stands out more, and words stand over it. */
const strength = { mystical: 0.24, normal: 0.16 };

/** A faint field behind the page that makes room for the pointer. It rests while nobody sees it, and for who asked for stillness. */
export function Particles() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { reducedMotion, mode } = useShell();
  const still = useObservable(reducedMotion);
  const light = useObservable(mode);
  useEffect(() => {
    const element = canvas.current;
    const ink = element?.getContext('2d');
    if (!element || !ink) return;
    let field: Particle[] = [];
    let pointer: { x: number; y: number } | undefined;
    let frame = 0;
    let last = 0;
    let rested = 0;
    let size = { width: 0, height: 0 };
    const colour = getComputedStyle(element).color;

    const draw = () => {
      ink.clearRect(0, 0, size.width, size.height);
      ink.strokeStyle = colour;
      ink.fillStyle = colour;
      eachLink(field, (from, to, near) => {
        ink.globalAlpha = near * strength[light];
        ink.beginPath();
        ink.moveTo(from.x, from.y);
        ink.lineTo(to.x, to.y);
        ink.stroke();
      });
      ink.globalAlpha = 0.6;
      for (const { x, y } of field) ink.fillRect(x - 1, y - 1, 2, 2);
    };
    const measure = () => {
      size = { width: innerWidth, height: innerHeight };
      // One pixel for one, however dense the screen is: a hairline is cheap, and so faint a field needs no more.
      element.width = size.width;
      element.height = size.height;
      field = createField(size, Math.random);
      draw();
    };
    const step = (now: number) => {
      frame = requestAnimationFrame(step);
      // A slow device has better things to do: drawing takes a quarter of its time at most.
      if (now < rested) return;
      const seconds = Math.min(longestStep, (now - last) / 1000);
      last = now;
      const began = performance.now();
      advance(field, size, pointer, seconds);
      draw();
      const drawn = performance.now();
      rested = drawn + 3 * (drawn - began);
    };
    const settle = () => {
      cancelAnimationFrame(frame);
      last = performance.now();
      if (!document.hidden && !still) frame = requestAnimationFrame(step);
    };
    const follow = ({ clientX, clientY }: PointerEvent) => (pointer = { x: clientX, y: clientY });
    const lose = () => (pointer = undefined);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('resize', measure, { signal });
    addEventListener('pointermove', follow, { signal, passive: true });
    document.documentElement.addEventListener('pointerleave', lose, { signal });
    document.addEventListener('visibilitychange', settle, { signal });
    measure();
    settle();
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
    // A change of the light changes the ink.
  }, [still, light]);
  return <canvas ref={canvas} className={styles['field']} aria-hidden="true" />;
}
