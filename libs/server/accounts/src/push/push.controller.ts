import { createHash } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  Allow,
  Answers,
  Config,
  CurrentActor,
  Database,
  NoData,
  refuseField,
  Transactions,
  type Actor,
} from '@wethi/platform';
import { IsString, IsUrl, Matches, MaxLength } from 'class-validator';
import { pushKeys } from './push-keys';
import { pushServiceOf } from './push-service';
import './push-subscription.entity';

/** Browsers of one customer. */
const MAX_BROWSERS = 10;

export class PushKey {
  @ApiProperty({ description: 'applicationServerKey of pushManager.subscribe' })
  key: string;
}

/** As the browser's PushSubscription says it. */
class SavePushSubscription {
  @ApiProperty({ maxLength: 1000 })
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['https', 'http'] })
  @MaxLength(1000)
  @IsString()
  endpoint: string;

  @ApiProperty({ example: 'BNcRd…' })
  @Matches(/^[\w-]{87}=?$/, { message: 'กุญแจของเบราว์เซอร์ไม่ถูกต้อง' })
  p256dh: string;

  @ApiProperty({ example: 'tBHI…' })
  @Matches(/^[\w-]{22}={0,2}$/, { message: 'กุญแจของเบราว์เซอร์ไม่ถูกต้อง' })
  auth: string;
}

/** Browsers that a customer allows to be sent notices (TELL-06). */
@Controller()
@Allow('member')
export class PushController {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {}

  @Get('pushKey')
  @Answers('pushKey', { one: PushKey })
  pushKey(): PushKey {
    return { key: pushKeys(this.config.PUSH_SECRET).publicKey };
  }

  @Post('pushSubscription')
  @HttpCode(200)
  @Answers('pushSubscription', { one: NoData })
  async subscribe(
    @Body() { endpoint, p256dh, auth }: SavePushSubscription,
    @CurrentActor() actor: Actor,
  ): Promise<null> {
    // Whoever subscribes says where the server sends to: to push services, and nowhere else.
    if (!pushServiceOf(endpoint, this.config.PUSH_HOSTS))
      throw refuseField('endpoint', 'ไม่รู้จักบริการแจ้งเตือนของเบราว์เซอร์นี้');
    const hash = createHash('sha256').update(endpoint).digest('hex');
    await this.transactions.run(async () => {
      await this.database.query(
        `INSERT INTO push_subscription (user_id, push_subscription_hash, push_subscription_endpoint,
           push_subscription_p256dh, push_subscription_auth, push_subscription_session) VALUES (?)
           ON DUPLICATE KEY UPDATE user_id = VALUES(user_id), push_subscription_p256dh = VALUES(push_subscription_p256dh),
             push_subscription_auth = VALUES(push_subscription_auth),
             push_subscription_session = VALUES(push_subscription_session)`,
        [[actor.id, hash, endpoint, p256dh, auth, actor.session]],
      );
      await this.database.query(
        `DELETE FROM push_subscription WHERE user_id = ? AND id NOT IN
           (SELECT id FROM (SELECT id FROM push_subscription WHERE user_id = ? ORDER BY id DESC LIMIT ?) newest)`,
        [actor.id, actor.id, MAX_BROWSERS],
      );
    });
    return null;
  }
}
