import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError, FieldNote } from '../feedback/alert';
import styles from './field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string;
  /** What became of it, when that is good. */
  note?: string;
  /** A button beside the field. */
  action?: ReactNode;
}

export function TextField({ label, error, note, action, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={Boolean(error)}
          aria-describedby={error || note ? `${id}-said` : undefined}
        />
        {action}
      </div>
      {error && <FieldError id={`${id}-said`}>{error}</FieldError>}
      {note && <FieldNote id={`${id}-said`}>{note}</FieldNote>}
    </div>
  );
}
