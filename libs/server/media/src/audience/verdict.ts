import type { ChatStatus, YesNo } from '@wethi/contract';

/** What personnel say of a message: it may stand, it goes, or it is again what it was before it went. */
export const VERDICTS = ['pass', 'remove', 'restore'] as const;
/** Viewers, who reported it, have it wait. */
export type Verdict = (typeof VERDICTS)[number] | 'hold';

/** What a verdict is about. */
export interface Standing {
  status: ChatStatus;
  removed_at: Date | null;
  /** What it was before it was removed. */
  removed_from: ChatStatus | null;
  /** How many viewers reported it since personnel last let it pass. */
  reports: number;
}

const HERE = { removed_at: null, removed_from: null };

/** How a message stands after a verdict; undefined where it stands so already. */
export function judged(standing: Standing, verdict: Verdict, now: Date): Standing | undefined {
  const { status, removed_from, reports } = standing;
  const isRemoved = status === 'removed';
  if (verdict === 'remove')
    return isRemoved ? undefined : { ...standing, status: 'removed', removed_at: now, removed_from: status };
  if (verdict === 'hold') return status === 'shown' ? { ...standing, status: 'held' } : undefined;
  if (verdict === 'restore') return isRemoved ? { ...HERE, status: removed_from ?? 'shown', reports } : undefined;
  return status === 'shown' && reports === 0 ? undefined : { ...HERE, status: 'shown', reports: 0 };
}

/** Whether personnel still have to judge a message. */
export function waits({ status, reports }: Pick<Standing, 'status' | 'reports'>): YesNo {
  return status === 'held' || (status === 'shown' && reports > 0) ? 'Y' : 'N';
}
