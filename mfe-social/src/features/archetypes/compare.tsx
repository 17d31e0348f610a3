import { jungians, soulPatterns } from '@liminal/contracts/vocabulary';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { useState } from 'react';
import { trueSelfTexts } from '../../texts/true-self';
import styles from './archetypes.module.css';
import { useOwn } from './own';
import { meeting, rowsOf } from './rows';

const words = trueSelfTexts.page;
const nameOf = (archetype: string) => archetypeNames[archetype] ?? archetype;

type ChoiceProps = { id: string; label: string; value: string; choose: (name: string) => void };

const Choice = ({ id, label, value, choose }: ChoiceProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <select id={id} className="input" value={value} onChange={(event) => choose(event.target.value)}>
      {[
        { group: words.six, names: jungians },
        { group: words.eight, names: soulPatterns },
      ].map(({ group, names }) => (
        <optgroup key={group} label={group}>
          {names.map((name) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </div>
);

/** Two of the fourteen beside one another. */
export function Compare() {
  const own = useOwn();
  const [one, chooseOne] = useState<string>();
  const [another, chooseAnother] = useState<string>('sage');
  const first = one ?? own.jungian ?? 'explorer';
  const second = another;
  const [left, right] = [rowsOf(first), rowsOf(second)];
  const said = meeting(first, second);
  return (
    <section className={styles['block']} aria-labelledby="compare">
      <h2 className="heading" id="compare">
        {words.compare}
      </h2>
      <div className={styles['choose']}>
        <Choice id="one" label={words.first} value={first} choose={chooseOne} />
        <Choice id="another" label={words.second} value={second} choose={chooseAnother} />
      </div>
      {first === second ? (
        <p className="muted">{words.same}</p>
      ) : (
        <>
          {said && <p className="lead">{words.meets[said]}</p>}
          <div className="scroll-x">
            <table className={`data ${styles['table']}`}>
              <caption className="visually-hidden">{words.between(nameOf(first), nameOf(second))}</caption>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="visually-hidden">{words.aspect}</span>
                  </th>
                  <th scope="col">{nameOf(first)}</th>
                  <th scope="col">{nameOf(second)}</th>
                </tr>
              </thead>
              <tbody>
                {[...new Set([...Object.keys(left), ...Object.keys(right)])].map((row) => (
                  <tr key={row}>
                    <th scope="row">{row}</th>
                    <td>{left[row]}</td>
                    <td>{right[row]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
