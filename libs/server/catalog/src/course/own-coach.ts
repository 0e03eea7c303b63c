import { type Actor, type Database, limitToBand, refuseField } from '@wethi/platform';
import { Coach } from './coach.entity';

/** Whoever saves may name this coach. @throws Refusal of the field */
export async function requireOwnCoach(database: Database, id: number | null, actor?: Actor): Promise<void> {
  if (id === null || !actor) return;
  const coaches = database.manager.createQueryBuilder(Coach, 'row').where({ id });
  limitToBand(coaches, Coach, actor);
  if (!(await coaches.getExists())) throw refuseField('coach_id', 'ไม่พบโค้ชที่เลือก');
}
