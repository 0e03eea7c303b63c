const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A length of time as a setting says it: '10s', '5m', '2h', '1d'. */
export type Duration = `${number}${keyof typeof UNITS}`;

export function milliseconds(duration: Duration): number {
  const unit = duration.slice(-1) as keyof typeof UNITS;
  return Number(duration.slice(0, -1)) * UNITS[unit];
}
