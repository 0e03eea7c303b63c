import type { Database } from '@wethi/platform';
import { User } from '../people/user.entity';
import type { BlockFacts } from './care.dto';

/** Who blocked a customer last, and when, as the audit log has it. */
export async function lastBlock(database: Database, userId: number): Promise<BlockFacts> {
  const [block] = await database.query<BlockFacts[]>(
    `SELECT COALESCE(p.personnel_nickname, p.personnel_name, p.username) AS by_name, a.at,
            CONCAT('B-', a.id) AS reference
       FROM audit_log a LEFT JOIN personnel p ON p.id = a.actor_id
      WHERE a.entity = ? AND a.entity_id = ? AND JSON_VALUE(a.after, '$.user_status') = 'Block'
      ORDER BY a.id DESC LIMIT 1`,
    [User.name, userId],
  );
  return block ?? { by_name: null, at: null, reference: null };
}
