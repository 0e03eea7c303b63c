interface At {
  at: string;
  viewers: number;
}

/** What another line has at the moments of a first: the most between each and the next; null outside of it. */
export function besideEach(moments: readonly At[], others: readonly At[]): (number | null)[] {
  const times = moments.map(({ at }) => Date.parse(at));
  const width = (times[1] ?? 0) - (times[0] ?? 0);
  const known = others.map(({ at, viewers }) => ({ time: Date.parse(at), viewers }));
  return times.map((from) => {
    const within = known.filter(({ time }) => time >= from && time < from + Math.max(width, 60_000));
    return within.length > 0 ? Math.max(...within.map(({ viewers }) => viewers)) : null;
  });
}
