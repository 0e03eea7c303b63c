import type { BrowserContext } from '@playwright/test';
import { addBuyers } from '../buyers.ts';
import type { MeasuredSystem } from '../measured-system.ts';

/** A show of the demo data whose recording really plays. */
export const RECORDED = 'khluen-si-namngoen';

/** A customer who has just bought the demo data's recording. @returns the session's token */
export async function addViewer(system: MeasuredSystem): Promise<string> {
  const connection = await system.connect();
  const [buyer] = await addBuyers(connection, 1, system.settings.TOKEN_SECRET ?? '');
  await connection.query(
    `INSERT INTO orders (user_id, order_no, orders_payment_type_id, orders_total, orders_net, orders_status, approve_date)
      VALUES (?, ?, 4, 290, 290, 'approve', CURRENT_TIMESTAMP)`,
    [buyer?.id, `W${Date.now()}`],
  );
  await connection.query(
    `INSERT INTO orders_detail (orders_id, product_id, orders_detail_price, orders_detail_net)
      SELECT LAST_INSERT_ID(), id, 290, 290 FROM product WHERE product_url = ?`,
    [RECORDED],
  );
  await connection.end();
  return buyer?.token ?? '';
}

export function signIn(context: BrowserContext, { web }: MeasuredSystem, token: string): Promise<void> {
  return context.addCookies([{ name: 'wethi_member', value: token, url: web, httpOnly: true, sameSite: 'Lax' }]);
}
