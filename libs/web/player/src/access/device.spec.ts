import { deviceKind } from './device';

afterEach(() => vi.unstubAllGlobals());

describe('what somebody watches on', () => {
  it.each([
    ['tv', 'Mozilla/5.0 (Linux; Android 9; AFTMM Build/PS7633) AppleWebKit/537.36 Silk/112.4 like Chrome/112'],
    [
      'tv',
      'Mozilla/5.0 (Linux; Andr0id 11; MiTV-MSSP1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0 Safari/537.36',
    ],
    ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'],
  ])('WATCH-08 WATCH-13 is a %s: %s', (kind, userAgent) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('navigator', { userAgent });
    expect(deviceKind()).toBe(kind);
  });
});
