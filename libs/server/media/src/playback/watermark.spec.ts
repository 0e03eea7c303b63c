import { watermark } from './watermark';

describe('watermark', () => {
  it('WATCH-02 names the viewer by a masked phone and a code with the day', () => {
    const text = watermark({ id: 247_873, user_tel: '0812345678' }, '2026-09-30');
    expect(text).toBe('08x-xxx-5678 · WT-7J210930');
  });

  it('WATCH-02 gives every viewer a code of their own that leads back to their id', () => {
    const codes = [1, 31, 32, 1_048_576].map((id) => watermark({ id, user_tel: null }, '2026-01-02').slice(-8));
    expect(codes).toEqual(['00010102', '000Z0102', '00100102', '00000102']);
    expect(watermark({ id: 1_048_576, user_tel: null }, '2026-01-02')).toContain('WT-100000102');
  });
});
