import { useId } from 'react';
import styles from './dashboard.module.css';

interface ChoicesProps {
  label: string;
  options: readonly string[];
  value: string;
  onChange: (option: string) => void;
}

/** One of a few, side by side. Ant Design's own, and its switch, would be a fiftieth of all that the first screen loads. */
export function Choices({ label, options, value, onChange }: ChoicesProps) {
  const name = useId();
  return (
    <div className={styles.choices} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}
