import { deviceName } from './device-name';

describe('names of devices', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
      'มือถือ Android แอป Chrome',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
      'คอมพิวเตอร์ Windows แอป Edge',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1 Line/14.1',
      'มือถือ iPhone แอป LINE',
    ],
    ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/94.0 Safari/537.36', 'ทีวี แอป Chrome'],
    ['curl/8.5.0', undefined],
    [undefined, undefined],
  ])('ACC-06 %s', (text, name) => {
    expect(deviceName(text)).toBe(name);
  });
});
