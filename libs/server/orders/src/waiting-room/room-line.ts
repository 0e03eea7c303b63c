import { Injectable } from '@nestjs/common';
import { PubSub } from '@wethi/platform';
import { JOIN, LET_GO, POSITION } from './room-line.lua';

/** What a room tells everybody, each second anew. */
export interface RoomFacts {
  /** Places left to sell; null without a limit. */
  left: number | null;
  /** People let in a minute over the last five; null while that is not measured. */
  perMinute: number | null;
  /** Everything is sold, and nobody has a turn that could give something back. */
  sold: boolean;
  /** Part of the turns that ended with an order; null while too few ended. */
  conversion: number | null;
  /** Of who buys, in the mean; null while nobody did. */
  tickets: number | null;
}

export type LineState = 'queue' | 'turn' | 'turn-over' | 'out' | 'lost';

export interface LinePlace extends RoomFacts {
  state: LineState;
  /** Of `queue`: people ahead, people in line, the first place told. */
  ahead: number;
  waiting: number;
  start: number | null;
  /** Of `turn` and `turn-over`: its end, ms. */
  until: number;
  /** ms */
  sale: number;
}

const KEPT_MS = 3 * 86_400_000;
const MEASURED_MS = 5 * 60_000;
const FIRST_MEASURE_MS = 60_000;

/** The lines of waiting rooms, in Redis: taking and telling a place is one script each and no statement. */
@Injectable()
export class RoomLine {
  constructor(private readonly pubsub: PubSub) {
    const { redis } = pubsub;
    redis.defineCommand('roomPlace', { lua: POSITION, numberOfKeys: 5 });
    redis.defineCommand('roomJoin', { lua: JOIN, numberOfKeys: 5 });
    redis.defineCommand('roomLetGo', { lua: LET_GO, numberOfKeys: 5 });
  }

  async place(productId: number, userId: number, now: number): Promise<LinePlace> {
    return readPlace(await this.pubsub.redis.roomPlace(...keysOf(productId), now, userId));
  }

  async join(productId: number, userId: number, now: number): Promise<LinePlace> {
    return readPlace(await this.pubsub.redis.roomJoin(...keysOf(productId), now, userId, Math.random()));
  }

  async leave(productId: number, userId: number): Promise<void> {
    const [line, seen, pass, , start] = keysOf(productId);
    await this.pubsub.redis
      .multi()
      .zrem(line, userId)
      .zrem(seen, userId)
      .zrem(pass, userId)
      .hdel(start, String(userId))
      .exec();
  }

  /** Whether the room is known here; not before it opened, nor after Redis was lost. */
  async isBegun(productId: number): Promise<boolean> {
    return (await this.pubsub.redis.hexists(keysOf(productId)[3], 'begun')) === 1;
  }

  /** Opens the room with a line that is known from elsewhere, the first first. Done twice, it is the same. */
  async begin(
    productId: number,
    now: number,
    sale: number,
    users: readonly number[],
    turns: readonly Turn[],
  ): Promise<void> {
    const [line, seen, pass, room, start] = keysOf(productId);
    // The line may be known though its facts are not: who comes now stands behind all who are there.
    const [, last = 0] = (await this.pubsub.redis.zrange(line, -1, -1, 'WITHSCORES')).map(Number);
    const begin = this.pubsub.redis.multi();
    users.forEach((user, at) => {
      begin.zadd(line, 'NX', (at + 1) / (users.length + 2), user);
      begin.zadd(seen, 'NX', now, user);
    });
    for (const { user_id, until } of turns) begin.zadd(pass, until, user_id);
    begin.hset(room, { sale, begun: now }).hsetnx(room, 'arrived', Math.max(0, Math.floor(last) - 1));
    for (const key of [line, seen, pass, room, start]) begin.pexpire(key, KEPT_MS);
    await begin.exec();
  }

  /** People in line, in their order. */
  async first(productId: number, count?: number): Promise<number[]> {
    const last = count === undefined ? -1 : count - 1;
    return (await this.pubsub.redis.zrange(keysOf(productId)[0], 0, last)).map(Number);
  }

  /** It is their turn until then. */
  async admit(productId: number, users: readonly number[], until: number, now: number): Promise<void> {
    const [line, seen, pass, , start] = keysOf(productId);
    const admit = this.pubsub.redis
      .multi()
      .zrem(line, ...users)
      .zrem(seen, ...users)
      .hdel(start, ...users.map(String));
    for (const user of users) admit.zadd(pass, until, user);
    await admit.rpush(measureKey(productId), `${now} ${users.length}`).pexpire(measureKey(productId), KEPT_MS).exec();
  }

  /** Somebody has a turn by what MariaDB knows. */
  async grant(productId: number, userId: number, until: number): Promise<void> {
    await this.pubsub.redis.zadd(keysOf(productId)[2], until, userId);
  }

  /** Their turn is no more. */
  async endTurn(productId: number, userId: number): Promise<void> {
    await this.pubsub.redis.zrem(keysOf(productId)[2], userId);
  }

  async letGo(productId: number, before: number): Promise<void> {
    while ((await this.pubsub.redis.roomLetGo(...keysOf(productId), before)) === 1_000);
  }

  async tell(productId: number, sale: number, facts: RoomFacts): Promise<void> {
    const { left, perMinute, sold, conversion, tickets } = facts;
    const words = {
      left: left ?? '',
      per_minute: perMinute ?? '',
      sold: sold ? '1' : '',
      conversion: conversion ?? '',
      tickets: tickets ?? '',
    };
    const keys = keysOf(productId);
    const tell = this.pubsub.redis.multi().hset(keys[3], { ...words, sale });
    // The room is open as long as this is told, and none of it is forgotten before the rest.
    for (const key of keys) tell.pexpire(key, KEPT_MS);
    await tell.exec();
  }

  /** Of the last five minutes; null in the first one, and when nobody was let in. */
  async perMinute(productId: number, now: number): Promise<number | null> {
    const entries = (await this.pubsub.redis.lrange(measureKey(productId), 0, -1)).map((entry) => {
      const [at, people] = entry.split(' ').map(Number);
      return { at: at ?? 0, people: people ?? 0 };
    });
    const old = entries.findIndex(({ at }) => at > now - MEASURED_MS);
    if (old > 0) await this.pubsub.redis.ltrim(measureKey(productId), old, -1);
    const recent = old < 0 ? [] : entries.slice(old);
    const [first] = recent;
    if (!first || now - first.at < FIRST_MEASURE_MS) return null;
    const people = recent.reduce((sum, entry) => sum + entry.people, 0);
    return people / ((now - first.at) / 60_000);
  }

  async isSold(productId: number): Promise<boolean> {
    return (await this.pubsub.redis.hget(keysOf(productId)[3], 'sold')) === '1';
  }

  /** Whoever wants an SMS when it is their turn. */
  async wishSms(productId: number, userId: number, wanted: boolean): Promise<void> {
    const key = `${keyOf(productId)}:sms`;
    await (wanted ? this.pubsub.redis.sadd(key, userId) : this.pubsub.redis.srem(key, userId));
    await this.pubsub.redis.pexpire(key, KEPT_MS);
  }

  async wantsSms(productId: number, users: readonly number[]): Promise<number[]> {
    if (users.length === 0) return [];
    const wishes = await this.pubsub.redis.smismember(`${keyOf(productId)}:sms`, ...users);
    return users.filter((_, at) => wishes[at] === 1);
  }
}

export interface Turn {
  user_id: number;
  /** ms */
  until: number;
}

const keyOf = (productId: number) => `{queue:${productId}}`;
const measureKey = (productId: number) => `${keyOf(productId)}:admitted`;
type Keys = [line: string, seen: string, pass: string, room: string, start: string];
const keysOf = (productId: number): Keys =>
  ['line', 'seen', 'pass', 'room', 'start'].map((part) => `${keyOf(productId)}:${part}`) as Keys;

function readPlace([state, one, two, three, left, perMinute, sold, conversion, sale, tickets]: string[]): LinePlace {
  return {
    state: state as LineState,
    ahead: Number(one),
    waiting: Number(two),
    start: numberOf(three),
    until: Number(one),
    left: numberOf(left),
    perMinute: numberOf(perMinute),
    sold: sold === '1',
    conversion: numberOf(conversion),
    tickets: numberOf(tickets),
    sale: Number(sale),
  };
}

function numberOf(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text);
}

type Script<Answer> = (...values: (string | number)[]) => Promise<Answer>;

declare module 'ioredis' {
  interface RedisCommander {
    roomPlace: Script<string[]>;
    roomJoin: Script<string[]>;
    roomLetGo: Script<number>;
  }
}
