import { useObservable, type Shell } from '@liminal/client/shell';
import type { SocialProfile } from '@liminal/contracts/registry/registry-file';
import { Wordmark } from '@liminal/ui/wordmark';
import { texts } from '../texts';

/** On every page: where to read on, and what this is. */
export function Footer({ shell, social }: { shell: Shell; social: SocialProfile[] }) {
  const { status } = useObservable(shell.session);
  const links = status === 'signed-in' ? [...texts.links, ...texts.memberLinks] : texts.links;
  return (
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
            {links.map(([path, label]) => (
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
        {social.length > 0 && (
          <nav aria-label={texts.footer.social}>
            <ul className="social">
              {social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="me noopener noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
