import { fillText, SMS_TEXT, SMS_TEXT_LENGTH, type SmsTextName } from '@wethi/contract';
import { smsParts } from '@wethi/format';
import { Input } from 'antd';
import { shopUrl } from '../../providers/shop-url';
import type { ComponentProps } from 'react';
import type { ControlProps } from './control';
import styles from './settings.module.css';
import type { SettingName } from './use-settings';

/** As it stands in the examples of contract. */
const EXAMPLE_SHOP = 'https://wethi.example';

interface SmsTextProps extends ControlProps {
  name: SettingName;
  about: ComponentProps<typeof Input.TextArea> & { id: string };
}

/** A text with its words in braces, and what it costs as it would be sent. */
export function SmsText({ name, about, value, change, disabled }: SmsTextProps) {
  const text = String(value ?? '');
  const { words } = SMS_TEXT[name as SmsTextName]; // only texts of SMS are of this kind
  const { origin } = new URL(shopUrl('/'));
  const filled = fillText(text, words).replace(EXAMPLE_SHOP, origin);
  const putIn = (word: string) => {
    const field = document.getElementById(about.id);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { selectionStart, selectionEnd } = field;
    change(`${text.slice(0, selectionStart)}{${word}}${text.slice(selectionEnd)}`);
    field.focus();
    const after = selectionStart + word.length + 2;
    requestAnimationFrame(() => field.setSelectionRange(after, after));
  };
  return (
    <>
      <Input.TextArea
        {...about}
        autoSize={{ minRows: 2 }}
        maxLength={SMS_TEXT_LENGTH}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <div className={styles.words}>
        {!disabled &&
          Object.keys(words).map((word) => (
            <button key={word} type="button" onClick={() => putIn(word)}>
              <span className="unseen">ใส่ </span>
              {`{${word}}`}
            </button>
          ))}
        <span className="secondary number" role="status">
          {filled.length} ตัว · {smsParts(filled)} ข้อความ
        </span>
      </div>
    </>
  );
}
