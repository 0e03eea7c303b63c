import { smsParts } from './sms';

describe('how many SMS a text is', () => {
  it.each([
    ['', 0],
    ['ก'.repeat(70), 1],
    ['ก'.repeat(71), 2],
    ['ก'.repeat(134), 2],
    ['ก'.repeat(135), 3],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    [`${'a'.repeat(159)}€`, 2],
    [`${'a'.repeat(70)}“`, 2],
  ])('TELL-07 counts 70 letters of Thai, 67 of each where there are more: %#', (text, parts) => {
    expect(smsParts(text)).toBe(parts);
  });
});
