import { useId } from 'react';
import { TvFrame } from './tv-frame';
import styles from './tv.module.css';

interface TvMessageProps {
  title: string;
  text: string;
  button: string;
  onPress: () => void;
}

/** Something happened, and one button goes on. */
export function TvMessage({ title, text, button, onPress }: TvMessageProps) {
  const heading = useId();
  return (
    <TvFrame foot={['กดตกลงบนรีโมต', '']} aria-labelledby={heading}>
      <div className={styles.message} role="status">
        <h1 id={heading}>{title}</h1>
        <p>{text}</p>
        <button type="button" className={styles.button} autoFocus onClick={onPress}>
          {button}
        </button>
      </div>
    </TvFrame>
  );
}
