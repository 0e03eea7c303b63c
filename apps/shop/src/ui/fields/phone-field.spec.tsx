import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './phone-field';

function Form({ onComplete, error }: { onComplete: (digits: string) => void; error?: string }) {
  const [tel, setTel] = useState('');
  return <PhoneField value={tel} onChange={setTel} onComplete={onComplete} error={error} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'เบอร์โทรศัพท์' });

describe('PhoneField', () => {
  it('ACC-04 groups the digits while they are typed, and tells once that there are ten', async () => {
    const completed: string[] = [];
    render(<Form onComplete={(digits) => completed.push(digits)} />);
    await userEvent.type(field(), '081234567');
    expect(field().value).toBe('081-234-567');
    expect(completed).toEqual([]);
    await userEvent.type(field(), '899');
    expect(field().value).toBe('081-234-5678');
    expect(completed).toEqual(['0812345678']);
  });

  it('ACC-04 takes a pasted number with its dashes, and nothing but digits', async () => {
    const completed: string[] = [];
    render(<Form onComplete={(digits) => completed.push(digits)} />);
    await userEvent.click(field());
    await userEvent.paste('081-234 5678 ค่ะ');
    expect(completed).toEqual(['0812345678']);
  });

  it('keeps the caret behind its digit when one in the middle goes', async () => {
    render(<Form onComplete={() => undefined} />);
    await userEvent.type(field(), '0812345678');
    field().setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    expect(field().value).toBe('081-345-678');
    expect(field().selectionStart).toBe(3);
  });

  it('ACC-04 says what is wrong beside the field, and marks the field', () => {
    render(<Form onComplete={() => undefined} error="เบอร์โทรศัพท์นี้ ไม่มีในระบบ" />);
    expect(screen.getByRole('alert').textContent).toBe('เบอร์โทรศัพท์นี้ ไม่มีในระบบ');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  });
});
