import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Database, Sealing } from '@wethi/platform';
import { IsOptional, Matches, MaxLength } from 'class-validator';

const SEALED_FOR = 'product-token';
/** As Telegram's BotFather writes them (facts/integrations.md §6). */
const BOT_TOKEN = /^\d{5,16}:[\w-]{30,60}$/;
const END = 4;

/** A show's own bot in a body. Its token is written only; without one the old stays. */
export class WithBot {
  @ApiProperty({ type: String, pattern: BOT_TOKEN.source, writeOnly: true, nullable: true, required: false })
  @IsOptional()
  @Matches(BOT_TOKEN, { message: 'รหัสบอตไม่ถูกต้อง คัดลอกจาก BotFather ทั้งบรรทัด' })
  product_token?: string | null;

  /** Null takes the bot away. */
  @ApiProperty({ type: String, maxLength: 10, nullable: true, required: false })
  @IsOptional()
  @MaxLength(10)
  product_token_end?: string | null;
}

/** Bots that write into the chats of their shows in place of the shop's. */
@Injectable()
export class ShowBots {
  constructor(
    private readonly database: Database,
    private readonly sealing: Sealing,
  ) {}

  /** The input with the sealed token in its place, and the end that personnel know it by. */
  sealed<Given extends WithBot>({
    product_token: token,
    product_token_end: end,
    ...input
  }: Given): Omit<Given, keyof WithBot> & WithBot {
    if (token)
      return { ...input, product_token: this.sealing.seal(SEALED_FOR, token), product_token_end: token.slice(-END) };
    return end === null ? { ...input, product_token: null, product_token_end: null } : input;
  }

  /** The token of a show's own bot; undefined where the shop's bot writes. */
  async tokenOf(productId: number): Promise<string | undefined> {
    const sql = 'SELECT product_token FROM product WHERE id = ? AND product_token IS NOT NULL';
    const [row] = await this.database.query<{ product_token: string }[]>(sql, [productId]);
    return row && this.sealing.open(SEALED_FOR, row.product_token);
  }
}
