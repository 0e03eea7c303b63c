import { createHash } from 'node:crypto';
import { Database } from '../database/database';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../auth/actor';
import { refuse } from '../refusal/refusal';
import { IdempotencyKey } from './idempotency.entity';
import { isDuplicate } from '../database/faults';
import { Transactions } from '../database/transactions';

/** Makes a POST repeatable: claim, change and stored answer are one transaction (facts/reliability.md §3.2). */
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
    return this.transactions.run(async () => {
      try {
        await this.database.insert(IdempotencyKey, { ...claim, request_hash });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        const kept = await this.database.manager.findOneByOrFail(IdempotencyKey, claim);
        if (kept.request_hash !== request_hash) throw refuse('IDEMPOTENCY_KEY_REUSED');
        return JSON.parse(kept.answer ?? 'null') as Result;
      }
      const answer = await work();
      const kept = [JSON.stringify(answer), claim.owner, claim.request_key];
      await this.database.query('UPDATE idempotency_key SET answer = ? WHERE owner = ? AND request_key = ?', kept);
      return answer;
    });
  }
}
