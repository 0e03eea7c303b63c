import { Injectable } from '@nestjs/common';
import { toBaht } from '@wethi/contract';
import { Clock, Config, Database, Transactions } from '@wethi/platform';
import type { ReceivingAccount } from '../receiver-match';
import { decideSlip, type SlipDecision } from './slip-decision';
import { SlipVerifier, type SlipAnswer, type SlipOutcome } from '../../slip/slip-verifier';
import { Slip } from '../../slip/slip.entity';
import { SLIPOK } from '../../slip/slipok/slipok';

/** What the slip of an order should show. */
export interface SlipExpectation {
  /** Undefined where any amount will do. */
  netSatang?: number;
  accounts: readonly ReceivingAccount[];
  orderedAt: Date;
}

/** After these a first ask paid nothing of ours, though the service may call a second one a repetition. */
const INCONCLUSIVE: readonly SlipOutcome[] = ['verified', 'provider_error'];
/** An ask without an outcome for this long was cut off; a younger one may still be running in another request. */
const CUT_OFF_MS = 5 * 60_000;

/** Whether SlipOK may have counted the transfer by an ask that paid nothing of ours. Others are asked after it failed to answer. */
function mayBeCounted({ outcome, provider }: Pick<Slip, 'outcome' | 'provider'>): boolean {
  if (!outcome || outcome === 'duplicate') return false;
  return INCONCLUSIVE.includes(outcome) || (provider !== null && provider !== SLIPOK);
}

/** Asks the slip service about a slip, keeps what it said, and decides. Never inside a transaction. */
@Injectable()
export class SlipCheck {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly verifier: SlipVerifier,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The slip must have a QR payload. */
  async check(slip: Slip, { netSatang, accounts, orderedAt }: SlipExpectation): Promise<SlipDecision> {
    const askedBefore = await this.askedBefore(slip);
    const answer = await this.verifier.ask({
      payload: slip.qr_payload ?? '',
      sendingBank: slip.sending_bank ?? undefined,
    });
    const now = this.clock.now();
    const transRef = slip.trans_ref ?? '';
    const { SLIP_HOURS: slipHours } = this.config;
    const decision = decideSlip(answer, { netSatang, transRef, accounts, orderedAt, slipHours, now, askedBefore });
    const kept = { ...this.factsOf(answer), ...slipStatusOf(decision) };
    await this.keep(slip.id, kept);
    Object.assign(slip, kept);
    return decision;
  }

  /** A job may run twice at once: the run that comes second must not overwrite what the first one learned. */
  private async keep(id: number, facts: Partial<Slip>): Promise<void> {
    const set = Object.keys(facts).map(() => '?? = ?');
    const later = facts.outcome === 'duplicate' ? "AND (outcome IS NULL OR outcome <> 'verified')" : '';
    await this.transactions.run(() =>
      this.database.write(
        `UPDATE slip SET ${set.join(', ')} WHERE id = ? AND slip_status NOT IN ('accepted', 'to_return') ${later}`,
        [...Object.entries(facts).flat(), id],
      ),
    );
  }

  private async askedBefore(slip: Slip): Promise<boolean> {
    if (mayBeCounted(slip)) return true;
    const { id, user_id, sending_bank, trans_ref } = slip;
    if (!sending_bank || !trans_ref) return false;
    const cutOff = new Date(this.clock.now().getTime() - CUT_OFF_MS);
    const rows = await this.database.query<Pick<Slip, 'outcome' | 'provider'>[]>(
      `SELECT outcome, provider FROM slip
        WHERE user_id = ? AND sending_bank = ? AND trans_ref = ? AND id <> ?
          AND (outcome IS NOT NULL OR create_at < ?)`,
      [user_id, sending_bank, trans_ref, id, cutOff],
    );
    return rows.some((row) => row.outcome === null || mayBeCounted(row));
  }

  private factsOf(answer: SlipAnswer & { provider: string }): Partial<Slip> {
    return {
      outcome: answer.outcome,
      provider: answer.provider,
      provider_code: answer.providerCode.slice(0, 20),
      provider_message: answer.providerMessage.slice(0, 255),
      provider_answer: answer.raw ?? null,
      provider_milliseconds: answer.milliseconds ?? null,
      amount: answer.amountSatang === undefined ? null : toBaht(answer.amountSatang),
      transferred_at: answer.transferredAt ?? null,
      sender_name: answer.senderName?.slice(0, 120) ?? null,
      sender_account: answer.senderAccountMasked?.slice(0, 40) ?? null,
      receiver_name: answer.receiverName?.slice(0, 120) ?? null,
      receiver_account: (answer.receiverAccountMasked ?? answer.receiverProxy)?.slice(0, 40) ?? null,
    };
  }
}

/** An accepted slip becomes `accepted` only with the order that it pays. */
function slipStatusOf(decision: SlipDecision): Pick<Slip, 'slip_status' | 'reason' | 'retry_after'> {
  if (decision.kind === 'differs')
    return { slip_status: 'differs', reason: decision.refusal.message.slice(0, 255), retry_after: null };
  if (decision.kind === 'accept') return { slip_status: 'asked', reason: null, retry_after: null };
  if (decision.kind === 'refuse')
    return { slip_status: 'refused', reason: decision.refusal.message.slice(0, 255), retry_after: null };
  return { slip_status: 'unclear', reason: decision.reason, retry_after: decision.retryAfterSeconds ?? null };
}
