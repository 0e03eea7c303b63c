import { Radio } from 'antd';
import type { ReactNode } from 'react';
import styles from './choice-cards.module.css';

interface ChoiceCardsProps<Value extends string> {
  label: string;
  /** Beside each other, where there is room. */
  across?: boolean;
  choices: readonly (readonly [value: Value, label: ReactNode, note: string])[];
  /** Stands in a form, which hands in both. */
  value?: Value;
  onChange?: (value: Value) => void;
}

/** A choice of few, each with a sentence about what it means. */
export function ChoiceCards<Value extends string>({
  label,
  across,
  choices,
  value,
  onChange,
}: ChoiceCardsProps<Value>) {
  return (
    <div role="radiogroup" aria-label={label}>
      <Radio.Group
        className={`${styles.cards} ${across ? styles.across : ''}`}
        value={value}
        onChange={({ target }) => onChange?.(target.value as Value)}
      >
        {choices.map(([choice, name, note]) => (
          <Radio key={choice} value={choice}>
            {name} <small className="secondary">{note}</small>
          </Radio>
        ))}
      </Radio.Group>
    </div>
  );
}
