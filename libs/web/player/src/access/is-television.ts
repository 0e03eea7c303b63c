/** What browsers of televisions, and of boxes and sticks beside them, call themselves. */
const TELEVISIONS = [
  ...['SmartTV', 'Smart-TV', 'SMART-TV', 'HbbTV', 'Tizen', 'Web0S', 'WebOS', 'NetCast', 'VIDAA', 'BRAVIA', 'Viera'],
  ...['GoogleTV', 'Google TV', 'Android TV', 'AndroidTV', 'AppleTV', 'CrKey', 'AFT\\w', 'MiTV', 'MiBOX', 'Roku'],
  ...['PlayStation', 'Xbox', 'TV Bro', 'TV Safari', 'PhilipsTV', 'Hisense'],
].join('|');
const TELEVISION = new RegExp(`\\b(${TELEVISIONS})`, 'i');

/**
 * Whether a browser says that it is a television's: what `/tv` begins with, and what a viewing is counted as. What it does not
 * know can be told (look at the foot of the phone's page).
 */
export function isTelevision(userAgent: string): boolean {
  return TELEVISION.test(userAgent);
}
