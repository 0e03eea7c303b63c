import { randomBytes } from 'node:crypto';
import { addDays, addMonths } from '@wethi/format';
import type { EntityManager } from 'typeorm';
import { Member } from '../membership/member.entity';
import { MemberGroup } from '../membership/member-group.entity';
import type { User } from '../people/user.entity';

interface People {
  users: readonly User[];
  /** The group's band. */
  bandId: number;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** Two groups with a member who stays, one who is soon over, and one who is; nothing where groups are. */
export async function seedDemoMembers(manager: EntityManager, { users, bandId, today }: People): Promise<void> {
  if (await manager.existsBy(MemberGroup, {})) return;
  const made = (group: Partial<MemberGroup>) =>
    manager.save(MemberGroup, { ...group, member_group_key: randomBytes(12).toString('hex') });
  const friends = await made({ member_group_name: 'เพื่อนหิ่งห้อย', band_id: bandId });
  const theatre = await made({ member_group_name: 'คนรักละครเวที', member_group_months: 6 });
  const [first, second, third] = users;
  const rows = [
    { user: first, group: friends, member_end: addMonths(today, 12), member_from: 'ซื้อครบ 10 งาน' },
    { user: second, group: friends, member_end: addDays(today, 9), member_from: 'สมัครหน้างาน' },
    { user: third, group: theatre, member_end: addDays(today, -20), member_from: null },
  ];
  for (const { user, group, ...member } of rows)
    if (user) await manager.save(Member, { ...member, user_id: user.id, member_group_id: group.id });
}
