import { Injectable } from '@nestjs/common';
import { BandMember } from '@wethi/catalog';
import { type OwnTip, Tips } from '@wethi/orders';
import { type Actor, Config, Database, limit, RateLimits, refuse, refuseField, tipAmounts } from '@wethi/platform';
import { faultOf } from '../words/chat-text';
import { ForbiddenWords } from '../words/forbidden-words';
import { notSent, Writing } from '../chat/writing';
import { LiveStreaming } from '../live/live-streaming.entity';
import { VideoAccess } from '../video/video-access';
import type { SaveTip, TipOffer } from './tip.dto';

const tipLimit = limit({ key: 'tip', points: 10, per: '10m', durable: true });

/** Who may give which garland, when, and with what words (WATCH-14); the money is the business of orders. */
@Injectable()
export class TipRequests {
  constructor(
    private readonly database: Database,
    private readonly access: VideoAccess,
    private readonly words: ForbiddenWords,
    private readonly writing: Writing,
    private readonly limits: RateLimits,
    private readonly tips: Tips,
    private readonly config: Config,
  ) {}

  offer(): TipOffer {
    return { tip_amounts: this.tips.areOffered ? tipAmounts(this.config.TIP_AMOUNTS) : [] };
  }

  /**
   * @throws Refusal NOT_FOUND, TIP_OFF, TIP_CLOSED, CHAT_MUTED, CHAT_NOT_SENT, TOO_MANY, INVALID_INPUT, and as
   * VideoAccess.requireShow and Tips.open
   */
  async receive(actor: Actor, key: string | undefined, request: SaveTip): Promise<OwnTip> {
    const show = await this.database.manager.findOneBy(LiveStreaming, { id: request.live_streaming_id });
    if (!show) throw refuse('NOT_FOUND');
    await this.access.requireShow(show, actor);
    await this.requireOffer(request);
    await this.requireReceiver(request, show);
    if (request.tip_message) await this.requireWords(request.tip_message, show, actor);
    await this.limits.consume(tipLimit, actor.id);
    const { tip_amount, tip_message = null, tip_hidden = 'N', band_member_id = null } = request;
    const { id: live_streaming_id, stage_id, band_id } = show;
    const wish = { live_streaming_id, stage_id, band_id, band_member_id, tip_amount, tip_message, tip_hidden };
    return this.tips.open(actor, key, wish);
  }

  /** For as long as the chat tells of it. What is given after the end stands there alone (ShowTip). */
  private async requireOffer({ tip_amount, live_streaming_id }: SaveTip): Promise<void> {
    const { tip_amounts } = this.offer();
    if (tip_amounts.length === 0) throw refuse('TIP_OFF');
    if (!(await this.writing.isRead(live_streaming_id))) throw refuse('TIP_CLOSED');
    if (!tip_amounts.includes(tip_amount)) throw refuseField('tip_amount', 'เลือกมาลัยอีกครั้ง ราคานี้ไม่มีแล้ว');
  }

  private async requireReceiver({ band_member_id }: SaveTip, { band_id }: LiveStreaming): Promise<void> {
    if (band_member_id === undefined) return;
    const isOfBand = await this.database.manager.existsBy(BandMember, { id: band_member_id, band_id });
    if (!isOfBand) throw refuseField('band_member_id', 'เลือกคนที่จะคล้องให้อีกครั้ง');
  }

  /** What is shown to all is read by nobody before: words that the chat would hold are not paid for. */
  private async requireWords(message: string, { id }: LiveStreaming, actor: Actor): Promise<void> {
    await this.writing.requireWriter(actor.id, id);
    const reason = faultOf(message, await this.words.pattern(id));
    if (reason) throw notSent(reason);
  }
}
