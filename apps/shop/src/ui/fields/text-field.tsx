import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError, FieldNote } from '../feedback/alert';
import { classNames } from '../class-names';
import styles from './field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string;
  /** What became of it, when that is good. */
  note?: string;
  /** What it is good for, while nothing is wrong. */
  hint?: string;
  /** A button beside the field. */
  action?: ReactNode;
}

export function TextField({ label, error, note, hint, action, className, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          {...rest}
          id={id}
          className={classNames(styles.input, className)}
          aria-invalid={Boolean(error)}
          aria-describedby={error || note || hint ? `${id}-said` : undefined}
        />
        {action}
      </div>
      {error && <FieldError id={`${id}-said`}>{error}</FieldError>}
      {note && <FieldNote id={`${id}-said`}>{note}</FieldNote>}
      {hint && !error && !note && <Hint id={`${id}-said`} text={hint} />}
    </div>
  );
}

interface OtherFieldProps {
  label: string;
  error?: string;
  hint?: string;
}

/** Several lines. */
export function TextArea({ label, error, hint, ...rest }: ComponentProps<'textarea'> & OtherFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        id={id}
        className={classNames(styles.input, styles.area)}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-said`}
      />
      {error ? <FieldError id={`${id}-said`}>{error}</FieldError> : hint && <Hint id={`${id}-said`} text={hint} />}
    </div>
  );
}

/** One of a few. */
export function SelectField({ label, children, ...rest }: ComponentProps<'select'> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        <select {...rest} id={id} className={styles.input}>
          {children}
        </select>
        <ChevronDown size={20} aria-hidden />
      </span>
    </div>
  );
}

function Hint({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="hint num">
      {text}
    </p>
  );
}
