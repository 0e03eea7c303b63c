import { randomUUID } from 'node:crypto';
import type { PubSub } from '@wethi/platform';
import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server';

/** Longer than a process is away without being dead; renewed while an upload runs. */
const HELD_MS = 15_000;
const LOOK_MS = 100;
const CHANNEL = 'wethi:upload-locks';

const RELEASE = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";
const RENEW =
  "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0";

/**
 * One request at a time writes an upload, whichever API process it reaches. Whoever comes asks the holder to let go: after a
 * broken line the browser is back long before the old connection is known to be dead.
 */
export class UploadLocks implements Locker {
  private readonly held = new Map<string, RequestRelease>();

  constructor(private readonly pubsub: PubSub) {
    pubsub.listen(CHANNEL, (data) => void this.held.get((JSON.parse(data) as { id: string }).id)?.());
  }

  newLock(id: string): Lock {
    const { pubsub, held } = this;
    const { redis } = pubsub;
    const [key, token] = [`upload:lock:${id}`, randomUUID()];
    let renewal: NodeJS.Timeout | undefined;
    return {
      async lock(signal, requestRelease) {
        while (!(await redis.set(key, token, 'PX', HELD_MS, 'NX'))) {
          if (signal.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
          await pubsub.publish(CHANNEL, { id });
          await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        }
        held.set(id, requestRelease);
        // A Redis that is away for a moment ends no upload: its bytes are on the disk.
        renewal = setInterval(() => void redis.eval(RENEW, 1, key, token, HELD_MS).catch(() => undefined), HELD_MS / 3);
      },
      async unlock() {
        clearInterval(renewal);
        held.delete(id);
        await redis.eval(RELEASE, 1, key, token).catch(() => undefined);
      },
    };
  }
}
