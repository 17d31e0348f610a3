import type { Shell } from '@liminal/client/shell';
import { Wordmark } from '@liminal/ui/wordmark';
import { texts } from '../texts';

/** On every page: where to read on, and what this is. */
export const Footer = ({ shell }: { shell: Shell }) => (
  <footer className="footer">
    <div className="wrap cols">
      <div className="stack">
        <p className="wordmark">
          <Wordmark />
          {texts.wordmark}
        </p>
        <p className="small muted">{texts.footer.about}</p>
        <p className="caption">{texts.footer.demo}</p>
      </div>
      <nav aria-label={texts.footer.nav}>
        <ul>
          {texts.links.map(([path, label]) => (
            <li key={path}>
              <a
                href={path}
                onClick={(event) => {
                  event.preventDefault();
                  shell.navigate(path);
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
