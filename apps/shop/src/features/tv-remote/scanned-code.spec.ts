import { scannedCode } from './scanned-code';

const OURS = 'https://wethi.example/tv';

describe('the QR of a television', () => {
  it('WATCH-13 has the code behind our own address, and nothing else counts', () => {
    expect(scannedCode(`${OURS}#K7M4XP`, OURS)).toBe('K7M4XP');
    for (const text of ['K7M4XP', 'https://evil.example/tv#K7M4XP', `${OURS}x#K7M4XP`, `${OURS}#K7M4X0`, OURS, ''])
      expect(scannedCode(text, OURS)).toBeUndefined();
  });
});
