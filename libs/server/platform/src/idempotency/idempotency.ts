import { createHash } from 'node:crypto';
import { Database } from '../database/database';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../auth/actor';
import { refuse } from '../refusal/refusal';
import { IdempotencyKey } from './idempotency.entity';
import { Transactions } from '../database/transactions';

/** Makes a POST repeatable: change and kept answer are one transaction (facts/reliability.md §3.2). */
@Injectable()
export class Idempotency {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Runs work once per key of an actor; a repeat gets the first answer.
   * @param key the header Idempotency-Key
   * @param request what the key stands for; another request under the same key is refused
   * @throws Refusal IDEMPOTENCY_KEY_MISSING, IDEMPOTENCY_KEY_REUSED; whatever work throws, and then nothing is kept
   */
  async once<Result>(
    actor: Actor,
    key: string | undefined,
    request: unknown,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (!key || !/^[\w-]{8,80}$/.test(key)) throw refuse('IDEMPOTENCY_KEY_MISSING');
    const claim = { owner: `${actor.kind}:${actor.id}`, request_key: key };
    const request_hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    try {
      return await this.transactions.run(async () => {
        const answer = await work();
        await this.database.add(IdempotencyKey, { ...claim, request_hash, answer: JSON.stringify(answer) });
        return answer;
      });
    } catch (error) {
      // A repeat fails at the kept key at the latest, or before it at what the first request made.
      const kept = await this.database.manager.findOneBy(IdempotencyKey, claim);
      if (!kept) throw error;
      if (kept.request_hash !== request_hash) throw refuse('IDEMPOTENCY_KEY_REUSED');
      return JSON.parse(kept.answer ?? 'null') as Result;
    }
  }
}
