/** Lines a minute: enough to see what is wrong, of something that may say it for each picture. */
const MOST = 30;
const LONGEST = 500;

/** Passes lines on, though not more than so many a minute; the next minute begins with how many were left out. */
export function fewLines(log: (line: string) => void, most = MOST): (line: string) => void {
  let [minute, count] = [0, 0];
  return (line) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) {
      if (count > most) log(`(${count - most} more were left out)`);
      [minute, count] = [now, 0];
    }
    if (++count <= most) log(line.slice(0, LONGEST));
  };
}
