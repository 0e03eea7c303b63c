import { Injectable } from '@nestjs/common';
import { Database, Settings } from '@wethi/platform';

/** A group that became a supergroup has another id, and the shop, bands and shows know their chat by it from then on. */
@Injectable()
export class MovedChats {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  async follow(from: string, to: string): Promise<void> {
    await this.settings.followRoom(from, to);
    await this.database.write('UPDATE band SET band_telegrame = ? WHERE band_telegrame = ?', [to, from]);
    await this.database.write('UPDATE product SET product_token_telegram = ? WHERE product_token_telegram = ?', [
      to,
      from,
    ]);
  }
}
