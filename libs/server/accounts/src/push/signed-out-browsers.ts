import { Injectable } from '@nestjs/common';
import { Database, Sessions, type EndedSessions } from '@wethi/platform';

/** A browser is sent nothing more once its session was ended: by signing out there, or from another device. */
@Injectable()
export class SignedOutBrowsers {
  constructor(
    private readonly database: Database,
    sessions: Sessions,
  ) {
    sessions.alsoEnd((ended) => this.forget(ended));
  }

  private async forget(ended: EndedSessions): Promise<void> {
    if ('session' in ended)
      return this.database.write('DELETE FROM push_subscription WHERE push_subscription_session = ?', [ended.session]);
    if (ended.kind !== 'user') return;
    const all = 'DELETE FROM push_subscription WHERE user_id = ?';
    if (ended.except) return this.database.write(`${all} AND push_subscription_session <> ?`, [ended.id, ended.except]);
    return this.database.write(all, [ended.id]);
  }
}
