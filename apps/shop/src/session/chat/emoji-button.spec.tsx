import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { EmojiButton } from './emoji-button';

function Field({ longest }: { longest: number }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('ใสมาก');
  return (
    <>
      <input ref={input} value={text} onChange={(event) => setText(event.target.value)} />
      <EmojiButton input={input} longest={longest} onText={setText} />
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
function choose(emoji: string) {
  fireEvent.keyDown(screen.getByRole('button', { name: 'เลือกอีโมจิ' }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: emoji }));
}

describe('EmojiButton', () => {
  it('WATCH-05 puts what is chosen where the cursor stands, and leads back to the field', async () => {
    render(<Field longest={200} />);
    field().setSelectionRange(2, 2);
    choose('🎻');
    expect(field().value).toBe('ใส🎻มาก');
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await waitFor(() => expect(field().selectionStart).toBe(4));
  });

  it('WATCH-05 leaves a text that is full as it is', () => {
    render(<Field longest={6} />);
    choose('🎻');
    expect(field().value).toBe('ใสมาก');
  });
});
