import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { coalesce } from '../jobs/coalesce';

const PATIENCE_MS = 2_000;
/** nginx keeps a page for guests and one for members, each in the two encodings that browsers ask for. */
const KEPT_AS = ['', 'wethi_member=1'].flatMap((cookie) => ['br', 'gzip'].map((encoding) => ({ cookie, encoding })));

/**
 * Has nginx ask anew for pages of the shop that it keeps, once a change is committed. Without it a page is new when its
 * second is over and somebody asked for it; with it at once.
 */
@Injectable()
export class PublicPages {
  private readonly old = new Set<string>();
  private readonly renewAll = coalesce(async () => {
    const paths = [...this.old];
    this.old.clear();
    for (const path of paths) await this.fetchAnew(path);
  });

  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  /**
   * Call it in the transaction that changes what the pages show. A page that could not be renewed renews itself.
   * @param paths as a browser asks for them, such as '/package/blue'; those that people look at after this save first
   */
  async renew(...paths: readonly string[]): Promise<void> {
    if (!this.config.PAGES_URL) return;
    await this.database.afterCommit(async () => {
      for (const path of paths) this.old.add(path);
      void this.renewAll();
    });
  }

  private async fetchAnew(path: string): Promise<void> {
    const url = new URL(path, this.config.PAGES_URL);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const fetchOne = async ({ cookie, encoding }: (typeof KEPT_AS)[number]): Promise<void> => {
      const headers = { 'x-internal-token': this.config.INTERNAL_TOKEN, cookie, 'accept-encoding': encoding };
      await (await fetch(url, { headers, signal })).arrayBuffer();
    };
    await Promise.allSettled(KEPT_AS.map(fetchOne));
  }
}
