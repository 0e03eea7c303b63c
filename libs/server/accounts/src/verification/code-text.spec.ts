import { codeText, newCode, newReference } from './code-text';

describe('verification SMS', () => {
  it('ACC-05 fits one part of a Thai SMS and carries no link', () => {
    const text = codeText('0042', 'AB3K');
    expect(text).toBe('รหัสยืนยัน 0042 (Ref: AB3K) หมดอายุใน 5 นาที');
    expect(text.length).toBeLessThanOrEqual(70);
  });

  it('ACC-05 makes codes of four digits all over the range, and references that cannot be misread', () => {
    const codes = Array.from({ length: 2_000 }, newCode);
    expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true);
    expect(new Set(codes.map((code) => code[0])).size).toBe(10);
    expect(newReference()).toMatch(/^[A-HJKMNP-Z2-9]{4}$/);
  });
});
