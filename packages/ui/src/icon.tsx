import { icons, type IconName } from './icons';

/** An interface icon; always beside a word, or on a control that has a name. An unknown name is drawn as a dot. */
export const Icon = ({ name }: { name: string }) => (
  <svg className="icon" viewBox="0 0 256 256" aria-hidden="true">
    {name in icons ? <path d={icons[name as IconName]} /> : <circle cx="128" cy="128" r="32" />}
  </svg>
);
