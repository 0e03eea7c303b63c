import { BUTTON_ACTIONS, buttonData, readButton } from './button-data';

const SECRET = 's'.repeat(32);
const QUESTION = { orders_id: 4_294_967_295, step_id: 4_294_967_295, slip_id: 0 };

describe('what a button carries', () => {
  it.each(BUTTON_ACTIONS)('BUY-19 comes back as it was, in as few bytes as Telegram allows: %s', (action) => {
    const data = buttonData(action, QUESTION, '-100', SECRET);
    expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
    expect(readButton(data, '-100', SECRET)).toEqual({ ...QUESTION, action });
  });

  it('BUY-19 is nothing when it is edited, of another chat, signed by somebody else, or no data of ours', () => {
    const data = buttonData('ask', { orders_id: 7, step_id: 9, slip_id: 3 }, '-100', SECRET);
    expect(readButton(data.replace(/^1/, '0'), '-100', SECRET)).toBeUndefined();
    expect(readButton(data.replace('.7.', '.8.'), '-100', SECRET)).toBeUndefined();
    expect(readButton(data, '-200', SECRET)).toBeUndefined();
    expect(readButton(data, '-100', 'x'.repeat(32))).toBeUndefined();
    for (const other of ['', 'approve', '9.7.9.3.aaaaaaaaaaaaaaaa', `${data}0`, '0.7.9.3.', 'ก'.repeat(20)])
      expect(readButton(other, '-100', SECRET)).toBeUndefined();
  });
});
