import { DEVICE_KIND } from '@wethi/contract';

const { phone, tablet, computer, tv } = DEVICE_KIND;

/** The first that a browser's name tells of; iPads call themselves a Mac. */
const NAMES: readonly [RegExp, string][] = [
  [/SmartTV|Smart-TV|HbbTV|Tizen|Web0S|WebOS|NetCast|BRAVIA|GoogleTV|Android TV|AppleTV|CrKey/i, tv],
  [/iPad/, `${tablet} iPad`],
  [/iPhone|iPod/, `${phone} iPhone`],
  [/Android.*Mobile/, `${phone} Android`],
  [/Android/, `${tablet} Android`],
  [/Windows/, `${computer} Windows`],
  [/Macintosh|Mac OS/, `${computer} Mac`],
  [/CrOS/, `${computer} Chromebook`],
  [/Linux/, `${computer} Linux`],
];

/** What its owner calls a device, by what its browser calls itself: 'มือถือ Android'; undefined of an unknown one. */
export function deviceName(userAgent = ''): string | undefined {
  return NAMES.find(([pattern]) => pattern.test(userAgent))?.[1];
}
