import { Bold, Heading2, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ClipboardEvent } from 'react';
import { Field, type FieldProps } from './field';
import styles from './html-field.module.css';

/** Browsers' own editing commands; every browser keeps them, and no editor library is needed for five buttons. */
const COMMANDS: { label: string; icon: LucideIcon; run: () => void }[] = [
  { label: 'หัวข้อ', icon: Heading2, run: () => document.execCommand('formatBlock', false, 'h3') },
  { label: 'ตัวหนา', icon: Bold, run: () => document.execCommand('bold') },
  { label: 'รายการ', icon: List, run: () => document.execCommand('insertUnorderedList') },
  { label: 'รายการลำดับเลข', icon: ListOrdered, run: () => document.execCommand('insertOrderedList') },
  { label: 'ลิงก์', icon: Link2, run: insertLink },
];

function insertLink(): void {
  const address = window.prompt('ที่อยู่ของลิงก์ เช่น https://example.com');
  if (address) document.execCommand('createLink', false, address);
}

/** Text from elsewhere arrives without its looks. */
function pastePlain(event: ClipboardEvent): void {
  event.preventDefault();
  document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
}

interface HtmlInputProps {
  label: string;
  id?: string;
  value?: string | null;
  onChange?: (html: string) => void;
}

function HtmlInput({ label, id, value, onChange }: HtmlInputProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Writing what was just typed would move the cursor.
    if (area.current && area.current.innerHTML !== (value ?? '')) area.current.innerHTML = value ?? '';
  }, [value]);
  return (
    <div className={styles.editor}>
      <div role="toolbar" aria-label="จัดรูปแบบ">
        {COMMANDS.map(({ label, icon: Icon, run }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            <Icon size={18} aria-hidden />
          </button>
        ))}
      </div>
      <div
        id={id}
        ref={area}
        className={styles.area}
        contentEditable
        role="textbox"
        aria-label={label}
        aria-multiline
        onInput={(event) => onChange?.(event.currentTarget.innerHTML)}
        onPaste={pastePlain}
      />
    </div>
  );
}

/** Text with headings, lists and links, for somebody who knows no HTML; the server cleans it again. */
export function HtmlField<Row>(field: FieldProps<Row>) {
  return (
    <Field<Row> {...field}>
      <HtmlInput label={field.label} />
    </Field>
  );
}
