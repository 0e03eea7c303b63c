import { Injectable, Logger } from '@nestjs/common';
import type { RefusalCode } from '@wethi/contract';
import { Clock, Config, PubSub } from '@wethi/platform';
import { SILENT_MS } from '../audience/audience';
import { ACQUIRE, RELEASE, RENEW } from './running-viewings.lua';
import type { Viewing } from './viewing-grant';
import type { ReportedViewing } from './viewing-record';
import { minuteOf } from './watched-minutes';

const REMEMBERED_MS = 86_400_000;
const RUNNING = 'viewings:running';
const REPORTS = 'viewings:reports';

/** A viewing that reported lately, as far as it can be asked whether it may go on. */
export type RunningViewing = Pick<Viewing, 'viewingId' | 'userId' | 'signInId' | 'productId' | 'videoId'>;

/** What is known of a viewing when it is ended: always its device, and of one that was judged what it plays. */
type EndedViewing = Pick<RunningViewing, 'viewingId' | 'userId' | 'signInId'> & Partial<RunningViewing>;

/** What a replaced device tells its viewer. */
export interface NewestDevice {
  /** What its owner calls it; null of an unknown one. */
  device: string | null;
  /** When it opened what it plays, ISO. */
  at: string;
  /** How many may play at once. */
  limit: number;
}

/** A report that waits to be written into the statistics. */
export interface WaitingReport {
  /** Of the stream's entry. */
  id: string;
  report: ReportedViewing;
  viewing: RunningViewing & Pick<Viewing, 'stageId'>;
  /** With it its user stopped playing everywhere. */
  isLast: boolean;
}

/** As it stands in the stream. */
type Kept = ReportedViewing & { sign_in: string; stage_id: number | null };

/**
 * Who plays now and what their players reported, in Redis: a heartbeat is one script there and no statement (WATCH-03,
 * WATCH-07). A sign-in has one slot whatever names its players make up, and one that was replaced gets another slot only by
 * opening the video anew. Without Redis everybody may play: a lost cache must not stop a show.
 */
@Injectable()
export class RunningViewings {
  private readonly logger = new Logger(RunningViewings.name);

  constructor(
    private readonly pubsub: PubSub,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    const { redis } = pubsub;
    redis.defineCommand('acquireViewing', { lua: ACQUIRE, numberOfKeys: 1 });
    redis.defineCommand('renewViewing', { lua: RENEW, numberOfKeys: 2 });
    redis.defineCommand('releaseViewing', { lua: RELEASE, numberOfKeys: 2 });
  }

  /**
   * A video was opened: the slot of its sign-in moves here from older viewings, since a lost phone releases nothing.
   * @param device what its owner calls it
   */
  async acquire(viewing: Viewing, device: string | undefined): Promise<void> {
    const { redis } = this.pubsub;
    const key = userKey(viewing.userId);
    await this.logFailure(async () => {
      await redis.acquireViewing(key, ...this.slotOf(viewing));
      await redis.hset(key, `device ${viewing.signInId}`, device ?? '');
    });
  }

  /** The device that somebody opened last, of those that have a slot; undefined when that is not known. */
  async newestDevice(userId: number): Promise<NewestDevice | undefined> {
    const newest = (await this.slots(userId)).at(-1);
    if (!newest) return undefined;
    return {
      device: newest.device,
      at: new Date(newest.acquired).toISOString(),
      limit: this.config.DEVICE_LIMIT,
    };
  }

  /** The devices of somebody that play now, the one that was opened first before the others. */
  async devices(userId: number): Promise<{ sign_in: string; device: string | null; at: Date }[]> {
    const since = this.clock.now().getTime() - SILENT_MS;
    const playing = (await this.slots(userId)).filter(({ renewed }) => renewed > since);
    return playing.map(({ signIn, device, acquired }) => ({ sign_in: signIn, device, at: new Date(acquired) }));
  }

  /** A device gives its place away; it plays again when its viewer opens the video anew. */
  async free(userId: number, signIn: string): Promise<void> {
    const key = userKey(userId);
    const taken = await this.pubsub.redis.hdel(key, `slot ${signIn}`);
    if (taken > 0) await this.pubsub.redis.hset(key, `gone ${signIn}`, String(this.clock.now().getTime()));
  }

  /** Of all devices that have one, the oldest first; none when that is not known. */
  private async slots(userId: number) {
    const fields = (await this.logFailure(() => this.pubsub.redis.hgetall(userKey(userId)))) ?? {};
    const slots = Object.entries(fields).flatMap(([field, value]) => {
      const signIn = /^slot (.+)$/.exec(field)?.[1];
      if (signIn === undefined) return [];
      const [, acquired, renewed] = value.split(' ').map(Number);
      const device = fields[`device ${signIn}`] || null;
      return [{ signIn, device, acquired: acquired ?? 0, renewed: renewed ?? 0 }];
    });
    return slots.sort((one, other) => one.acquired - other.acquired);
  }

  /**
   * It still plays.
   * @param signed when it was found that it may, ms since 1970
   * @returns why it may not go on: DEVICE_REPLACED when a newer device, or a newer viewing of the same sign-in, has the slot,
   * or what `end` said; BUSY when the report was not kept
   */
  async renew(viewing: Viewing, report: ReportedViewing, signed: number): Promise<RefusalCode | undefined> {
    const values = this.toReport(viewing, report, signed);
    const answer = await this.logFailure(() => this.pubsub.redis.renewViewing(...values));
    if (answer === undefined) return 'BUSY';
    if (answer === 0) return 'DEVICE_REPLACED';
    return typeof answer === 'string' ? (answer as RefusalCode) : undefined;
  }

  /** It stopped; the slot is free at once. @param signed as of `renew` @returns whether the report is kept */
  async release(viewing: Viewing, report: ReportedViewing, signed: number): Promise<boolean> {
    const values = this.toReport(viewing, report, signed);
    const answer = await this.logFailure(() => this.pubsub.redis.releaseViewing(...values));
    return answer !== undefined;
  }

  /** Where a video was left within the last day; undefined when nothing is known of it here. */
  async left(userId: number, videoId: number): Promise<Pick<ReportedViewing, 'event' | 'cur_time_end'> | undefined> {
    const text = await this.logFailure(() => this.pubsub.redis.hget(userKey(userId), `left ${videoId}`));
    if (!text) return undefined;
    const [event = '', seconds] = text.split(' ');
    return { event, cur_time_end: Number(seconds) };
  }

  /** These reported just now. */
  async note(reports: readonly WaitingReport[]): Promise<void> {
    const members = reports.flatMap(({ report, viewing }) => [report.at, memberOf(viewing)]);
    if (members.length > 0) await this.pubsub.redis.zadd(RUNNING, ...members);
  }

  /** The viewings whose players reported within the last 45 s, as far as they are noted. */
  async all(): Promise<RunningViewing[]> {
    const since = this.clock.now().getTime() - SILENT_MS;
    await this.pubsub.redis.zremrangebyscore(RUNNING, '-inf', since);
    return (await this.pubsub.redis.zrange(RUNNING, 0, -1)).map(viewingOfMember);
  }

  /** Its next heartbeat is refused for this reason; so are grants of before that were kept to go on with. */
  async end(viewing: EndedViewing, reason: RefusalCode): Promise<void> {
    const key = userKey(viewing.userId);
    const over = `${this.clock.now().getTime()} ${reason}`;
    const fields = { [`end ${viewing.viewingId}`]: reason, [`over ${endedBy(reason, viewing)}`]: over };
    await this.pubsub.redis.multi().hset(key, fields).pexpire(key, REMEMBERED_MS).exec();
  }

  /** What was reported and is not yet removed, oldest first. */
  async oldestReports(count: number): Promise<WaitingReport[]> {
    return (await this.pubsub.redis.xrange(REPORTS, '-', '+', 'COUNT', count)).map(waitingReport);
  }

  async removeReports(reports: readonly WaitingReport[]): Promise<void> {
    if (reports.length > 0) await this.pubsub.redis.xdel(REPORTS, ...reports.map(({ id }) => id));
  }

  private slotOf({ signInId, viewingId }: Viewing) {
    return [signInId, viewingId, this.clock.now().getTime(), this.config.DEVICE_LIMIT, SILENT_MS, REMEMBERED_MS];
  }

  private toReport(viewing: Viewing, report: ReportedViewing, signed: number) {
    const kept: Kept = { ...report, sign_in: viewing.signInId, stage_id: viewing.stageId };
    const left = `${report.event} ${report.cur_time_end}`;
    const said = [viewing.videoId, left, JSON.stringify(kept), signed, rightOf(viewing), minuteOf(report) ?? -1];
    return [userKey(viewing.userId), REPORTS, ...this.slotOf(viewing), ...said];
  }

  private async logFailure<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await ask();
    } catch (error) {
      this.logger.warn(`running viewings unknown: ${String(error)}`);
      return undefined;
    }
  }
}

const userKey = (userId: number) => `watch:${userId}`;
const memberOf = ({ viewingId, userId, signInId, productId, videoId }: RunningViewing) =>
  [viewingId, userId, signInId, productId ?? '', videoId].join(' ');

/** By what somebody watches: a purchase, or that the video is a teaser. One may be over, and the other not. */
function rightOf({ productId, videoId }: Partial<RunningViewing>): string {
  return productId ? `product ${productId}` : `teaser ${videoId}`;
}

/** What is over for the user of a viewing, as RENEW asks for it. */
function endedBy(reason: RefusalCode, viewing: EndedViewing): string {
  if (reason === 'VIDEO_CLOSED') return `video ${viewing.videoId}`;
  return reason === 'VIDEO_NOT_BOUGHT' ? rightOf(viewing) : `sign-in ${viewing.signInId}`;
}

function viewingOfMember(member: string): RunningViewing {
  // The release before kept no video.
  const [viewingId = '', userId, signInId = '', productId, videoId = 0] = member.split(' ');
  const of = { userId: Number(userId), productId: productId ? Number(productId) : null, videoId: Number(videoId) };
  return { viewingId, signInId, ...of };
}

/** What reports did not tell that were kept by the release before. */
const UNTOLD = { stall_total: 0, stall_seconds: 0, device: null, network: null, quality: null };

function waitingReport([id, [, text = '', ...more]]: [string, string[]]): WaitingReport {
  const { sign_in: signInId, stage_id: stageId, ...told } = { ...UNTOLD, ...(JSON.parse(text) as Kept) };
  const counted = more.indexOf('minutes');
  // The release before counted none.
  const report = counted < 0 ? told : { ...told, minutes: Number(more[counted + 1]) };
  const { session: viewingId, user_id: userId, product_id: productId, video_id: videoId } = report;
  return {
    id,
    report,
    viewing: { viewingId, userId, signInId, productId, videoId, stageId },
    isLast: more[0] === 'last',
  };
}

declare module 'ioredis' {
  interface RedisCommander {
    acquireViewing(...keysAndValues: readonly (string | number)[]): Promise<null>;
    renewViewing(...keysAndValues: readonly (string | number)[]): Promise<number | string>;
    releaseViewing(...keysAndValues: readonly (string | number)[]): Promise<null>;
  }
}
