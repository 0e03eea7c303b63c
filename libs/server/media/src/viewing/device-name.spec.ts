import { deviceName, televisionName } from './device-name';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

describe('deviceName', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'มือถือ Android'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`, 'แท็บเล็ต Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'มือถือ iPhone'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'คอมพิวเตอร์ Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'คอมพิวเตอร์ Mac'],
    ['Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36', 'ทีวี'],
    ['curl/8.5.0', undefined],
    [undefined, undefined],
  ])('WATCH-03 names %s as its owner would', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});

describe('televisionName', () => {
  it.each([
    ['Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36', 'ทีวี Samsung'],
    ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/94.0 Safari/537.36', 'ทีวี LG'],
    ['Mozilla/5.0 (Linux; Android 10; BRAVIA 4K) AppleWebKit/537.36', 'ทีวี Sony'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'ทีวี'],
    [undefined, 'ทีวี'],
  ])('WATCH-13 calls %s by its make', (userAgent, name) => expect(televisionName(userAgent)).toBe(name));
});
