import { Logger } from '@nestjs/common';
import { concat, concatMap, defer, finalize, ignoreElements, merge, Observable, ReplaySubject, share } from 'rxjs';
import { Subject, tap, throttle, timer } from 'rxjs';

/** Heals a signal that Redis lost. */
const REFRESH_MS = 20_000;
const LEAST_MS = 1_000;

/**
 * A value computed once per process for all who listen: when the first one comes, after signals (at most once a second,
 * one computation at a time) and every 20 s. A newcomer gets the latest value at once.
 * @param signals say that the value, or what it stands for, changed
 * @param compute a failure is logged and tried again with the next signal or refresh
 * @returns the value after each signal, and after a refresh that found another one
 */
export function sharedValue(signals: Observable<unknown>, compute: () => Promise<string>): Observable<string> {
  const logger = new Logger('shared-value');
  return new Observable<string>((listeners) => {
    const idle = new Subject<void>();
    let signalled = false;
    let latest: string | undefined;
    const recompute = async (): Promise<void> => {
      const due = signalled;
      signalled = false;
      try {
        const value = await compute();
        if (due || value !== latest) listeners.next(value);
        latest = value;
      } catch (error) {
        signalled ||= due;
        logger.warn(String(error));
      }
    };
    const pause = timer(LEAST_MS).pipe(ignoreElements());
    return merge(timer(0, REFRESH_MS), signals.pipe(tap(() => (signalled = true))))
      .pipe(
        throttle(() => idle, { leading: true, trailing: true }),
        concatMap(() => concat(defer(recompute), pause).pipe(finalize(() => idle.next()))),
      )
      .subscribe();
  }).pipe(share({ connector: () => new ReplaySubject(1) }));
}
