const SYSTEMS: readonly [RegExp, string][] = [
  [/\b(SMART-TV|SmartTV|Web0S|Tizen|AppleTV|BRAVIA|GoogleTV|Android TV)\b/i, 'ทีวี'],
  [/iPad/, 'แท็บเล็ต iPad'],
  [/iPhone/, 'มือถือ iPhone'],
  [/Android.*Mobile/, 'มือถือ Android'],
  [/Android/, 'แท็บเล็ต Android'],
  [/CrOS/, 'คอมพิวเตอร์ ChromeOS'],
  [/Windows/, 'คอมพิวเตอร์ Windows'],
  [/Macintosh/, 'คอมพิวเตอร์ Mac'],
  [/Linux/, 'คอมพิวเตอร์ Linux'],
];
/** Those that pretend to be others come first. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bLine\//, 'LINE'],
  [/FBAN|FBAV/, 'Facebook'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\bEdg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/**
 * What its owner calls a device, from the text that browsers send about themselves.
 * @returns 'มือถือ Android แอป Chrome'; undefined of what is no browser
 */
export function deviceName(userAgent: string | undefined): string | undefined {
  const nameIn = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [system, browser] = [nameIn(SYSTEMS), nameIn(BROWSERS)];
  return system && (browser ? `${system} แอป ${browser}` : system);
}
