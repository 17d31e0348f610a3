import { useMember, useShell } from '@liminal/client/shell';
import { Switch } from '@liminal/ui/switch';
import { texts } from '../../texts';
import { useConsents } from './queries';

const words = texts.account;
const kinds = ['matching', 'dreamsInMatching', 'languageModel'] as const;

/** Each consent on its own, taken back as easily as given. */
export function ConsentSwitches() {
  const { toast } = useShell();
  const { consents } = useMember();
  const put = useConsents();
  return (
    <section aria-labelledby="consents">
      <h2 className="heading" id="consents">
        {words.consents}
      </h2>
      <p className="small muted">{words.consentsHint}</p>
      <div>
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={words[kind][0]}
            hint={words[kind][1]}
            checked={consents[kind]}
            disabled={put.isPending}
            onChange={(on) =>
              put.mutate(
                { ...consents, [kind]: on },
                { onError: () => toast({ ...words.consentFailed, variant: 'destructive' }) },
              )
            }
          />
        ))}
      </div>
    </section>
  );
}
