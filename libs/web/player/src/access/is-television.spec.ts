import { isTelevision } from './is-television';

describe('isTelevision', () => {
  it.each([
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.5) AppleWebKit/537.36 (KHTML, like Gecko) 85.0.4183.93/6.5 TV Safari/537.36',
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.211 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 12; BRAVIA 4K VH21 Build/STT2.230505.001) AppleWebKit/537.36 Chrome/112.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Andr0id 11; MiTV-MSSP1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 9; AFTMM Build/PS7633) AppleWebKit/537.36 (KHTML, like Gecko) Silk/112.4 like Chrome/112',
    'Mozilla/5.0 (PlayStation; PlayStation 5/2.26) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Safari/605.1.15',
  ])('WATCH-13 %s is a television', (userAgent) => expect(isTelevision(userAgent)).toBe(true));

  it.each([
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/14.18.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ])('WATCH-13 %s is none', (userAgent) => expect(isTelevision(userAgent)).toBe(false));
});
