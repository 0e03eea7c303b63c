import { asyncScheduler, buffer, connect, filter, throttleTime, type OperatorFunction } from 'rxjs';

/**
 * What comes in a short time, together: the first at once, then at most one list in `ms`.
 * @param ms how long a list grows
 */
export function batched<T>(ms: number): OperatorFunction<T, T[]> {
  return connect((source) =>
    source.pipe(
      buffer(source.pipe(throttleTime(ms, asyncScheduler, { leading: true, trailing: true }))),
      filter((list) => list.length > 0),
    ),
  );
}
