import { Alert, Button, Form } from 'antd';
import { labelOf } from './label-of';
import { SECTIONS } from './sections';

/** What keeps the page from being saved, each with the way to its field (design: 51 #errors). */
export function Mistakes() {
  const form = Form.useFormInstance();
  const wrong = SECTIONS.flatMap(({ columns }): readonly string[] => columns).flatMap((name) => {
    const [text] = form.getFieldError(name);
    return text ? [{ name, text, label: labelOf(name) }] : [];
  });
  if (wrong.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      message={
        <>
          <b>ยังบันทึกไม่ได้ มี {wrong.length} จุดที่ต้องแก้</b>
          <ul>
            {wrong.map(({ name, text, label }) => (
              <li key={name}>
                <Button type="link" onClick={() => form.scrollToField(name, { behavior: 'smooth', focus: true })}>
                  {label}: {text}
                </Button>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
