import { isUnauthorized } from '@liminal/client/http-error';
import { useMember, useShell } from '@liminal/client/shell';
import { Failed } from '@liminal/ui/failed';
import { InnerLink } from '../../shared/inner-link';
import { oracleTexts } from '../../texts/oracle';
import { KindredCard } from './kindred-card';
import styles from './kindred.module.css';
import { useFindKindred, useKindred } from './queries';

const words = oracleTexts.kindred;

/** Whom the last search found, and a new one. */
export function KindredSpirits() {
  const { consents } = useMember();
  const { toast, sessionLost } = useShell();
  const kindred = useKindred();
  const find = useFindKindred();
  const search = () => {
    if (find.isPending) return;
    find.mutate(undefined, {
      onSuccess: () => toast(words.found),
      onError: (error) =>
        isUnauthorized(error) ? sessionLost() : toast({ ...words.notFound, variant: 'destructive' }),
    });
  };
  return (
    <section className={styles['block']} aria-labelledby="kindred">
      <div className="section-head">
        <h2 className="heading" id="kindred">
          {words.title}
        </h2>
        {consents.matching && (
          <button type="button" className="button primary" aria-disabled={find.isPending} onClick={search}>
            {find.isPending ? words.finding : words.find}
          </button>
        )}
      </div>
      {!consents.matching && (
        <div className="stack">
          <p className="muted">{words.consent}</p>
          <p>
            <InnerLink className="text-link" to="/?tab=matching">
              {words.agree}
            </InnerLink>
          </p>
        </div>
      )}
      {kindred.isError && (
        <Failed
          title={oracleTexts.failed.title}
          text={oracleTexts.failed.text}
          retry={{ label: oracleTexts.failed.retry, act: () => void kindred.refetch() }}
        />
      )}
      {consents.matching && kindred.data?.length === 0 && (
        <p className="muted">{find.isSuccess ? words.nobody : words.none}</p>
      )}
      <ul className={styles['souls']}>
        {kindred.data?.map((match) => (
          <KindredCard key={match.userId} match={match} />
        ))}
      </ul>
    </section>
  );
}
