import { SMS_TEXT } from '@wethi/contract';
import { codeText, mergeText, newCode, newReference } from './code-text';

const WORDING = SMS_TEXT.sms_code_text.text;

describe('verification SMS', () => {
  it('ACC-05 names the shop, fits one part of a Thai SMS, and is bound to the host of the shop', () => {
    const text = codeText(WORDING, '0042', 'AB3K', 'wethi.example');
    expect(text).toBe('เวที รหัสยืนยัน 0042 (Ref: AB3K) ใช้ได้ 5 นาที\n@wethi.example #0042');
    expect(text.length).toBeLessThanOrEqual(70);
  });

  it('ACC-05 says the same on a host with a long name, in one part', () => {
    const text = codeText(WORDING, '0042', 'AB3K', 'tickets.wethi-live-stage.example');
    expect(text).toBe('เวที รหัสยืนยัน 0042 (Ref: AB3K) ใช้ได้ 5 นาที');
  });

  it('TELL-01 says it as the owners worded it', () => {
    const text = codeText('เวที {รหัส} อย่าบอกใคร', '0042', 'AB3K', 'wethi.example');
    expect(text).toBe('เวที 0042 อย่าบอกใคร\n@wethi.example #0042');
  });

  it('ACC-12 says of the one code that may be told to personnel that it may, without what fills it in', () => {
    const text = mergeText('0042', 'AB3K');
    expect(text).toBe('เวที รหัสรวมบัญชี 0042 (Ref: AB3K) บอกทีมงานได้ ใช้ได้ 5 นาที');
    expect(text.length).toBeLessThanOrEqual(70);
  });

  it('ACC-05 makes codes of four digits all over the range, and references that cannot be misread', () => {
    const codes = Array.from({ length: 2_000 }, newCode);
    expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true);
    expect(new Set(codes.map((code) => code[0])).size).toBe(10);
    expect(newReference()).toMatch(/^[A-HJKMNP-Z2-9]{4}$/);
  });
});
