import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { toSatang, type YesNo } from '@wethi/contract';
import { type Actor, Clock, Database, Idempotency, Outbox, ProviderUnreachable, refuse } from '@wethi/platform';
import { QrGateway } from '../payment/qr-gateway/qr-gateway';
import { planCheck } from './check-tip';
import { TipPayment } from './tip-payment';
import type { OwnTip } from './tip.dto';
import { Tip } from './tip.entity';

/** So many of the newest stand in a person's list. */
const LISTED = 100;
/** Base 32 without letters that are taken for digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A garland as it was wished for; who asks has seen to it that it may be given. */
export interface TipWish {
  band_id: number;
  stage_id: number;
  live_streaming_id: number;
  band_member_id: number | null;
  tip_amount: number;
  tip_message: string | null;
  tip_hidden: YesNo;
}

/** Garlands from their payer's side: the QR, and what became of it. */
@Injectable()
export class Tips {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly gateway: QrGateway,
    private readonly payment: TipPayment,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Whether there is a gateway to pay by. */
  get areOffered(): boolean {
    return this.gateway.isReady;
  }

  /**
   * Makes a garland and the QR to pay it by; a repeat under the same key gets the same.
   * @throws Refusal TIP_UNREACHABLE without a QR: nothing can be paid then; and as Idempotency.once
   */
  async open(actor: Actor, key: string | undefined, wish: TipWish): Promise<OwnTip> {
    let isNew = false;
    const { id } = await this.idempotency.once(actor, key, wish, async () => {
      isNew = true;
      return { id: await this.add(actor.id, wish) };
    });
    if (isNew) await this.askForQr(id);
    const tip = await this.own(id, actor);
    if (tip.tip_expire_at === null) throw refuse('TIP_UNREACHABLE');
    return tip;
  }

  /** @throws Refusal NOT_FOUND also for somebody else's */
  async own(id: number, actor: Actor): Promise<OwnTip> {
    const tip = await this.rows(actor.id).where('t.id', '=', id).executeTakeFirst();
    if (!tip) throw refuse('NOT_FOUND');
    return this.shown(tip);
  }

  /** What somebody paid, the newest first. */
  async paid(actor: Actor): Promise<OwnTip[]> {
    const tips = await this.rows(actor.id)
      .where('t.tip_status', '=', 'paid')
      .orderBy('t.id', 'desc')
      .limit(LISTED)
      .execute();
    return tips.map((tip) => this.shown(tip));
  }

  private async add(user_id: number, wish: TipWish): Promise<number> {
    const now = this.clock.now();
    const row = { ...wish, user_id, create_by: user_id, create_at: now, tip_reference: newReference() };
    const id = await this.database.insert(Tip, row);
    await planCheck(this.outbox, id, 0, now);
    return id;
  }

  private async askForQr(id: number): Promise<void> {
    const tip = await this.database.manager.findOneByOrFail(Tip, { id });
    const wish = { reference: tip.tip_reference, amountSatang: toSatang(tip.tip_amount), description: 'Garland' };
    try {
      await this.payment.offer(id, await this.gateway.ask(wish));
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      await this.payment.fail(id);
    }
  }

  private rows(userId: number) {
    return this.database.sql
      .selectFrom('tip as t')
      .innerJoin('band as b', 'b.id', 't.band_id')
      .innerJoin('stage as s', 's.id', 't.stage_id')
      .leftJoin('band_member as m', 'm.id', 't.band_member_id')
      .select(['t.id', 't.create_at', 't.live_streaming_id', 't.tip_amount', 't.tip_status', 't.tip_reference'])
      .select(['t.tip_message', 't.tip_qr', 't.tip_expire_at', 't.tip_paid_at', 'b.band_name', 's.stage_title'])
      .select(({ fn }) => fn.coalesce('m.band_member_name', 'b.band_name').as('tip_to'))
      .where('t.user_id', '=', userId);
  }

  private shown(tip: OwnTip): OwnTip {
    const canBePaid = tip.tip_status === 'wait' && tip.tip_expire_at !== null && tip.tip_expire_at > this.clock.now();
    return { ...tip, tip_amount: Number(tip.tip_amount), tip_qr: canBePaid ? tip.tip_qr : null };
  }
}

/** 'M' and 75 random bits: it tells nobody how many there are. */
function newReference(): string {
  return `M${Array.from({ length: 15 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
}
