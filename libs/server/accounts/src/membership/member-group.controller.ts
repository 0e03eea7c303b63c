import { Controller } from '@nestjs/common';
import { Database, Resource } from '@wethi/platform';
import { MemberGroup, MemberGroupView } from './member-group.entity';
import { newGroupKey } from './membership';

@Controller()
export class MemberGroupController extends Resource(MemberGroup, {
  path: 'memberGroup',
  read: 'people.read',
  write: 'people.write',
  answer: MemberGroupView,
}) {
  constructor(private readonly database: Database) {
    super();
  }

  protected override beforeSave(merged: MemberGroup): void {
    merged.member_group_key ??= newGroupKey();
  }

  /** With how many are in each. */
  protected override async decorate(rows: MemberGroup[]): Promise<MemberGroupView[]> {
    const counts =
      rows.length === 0
        ? []
        : await this.database.query<{ id: number; members: number }[]>(
            `SELECT member_group_id AS id, CAST(COUNT(*) AS SIGNED) AS members FROM member
              WHERE member_group_id IN (?) GROUP BY member_group_id`,
            [rows.map(({ id }) => id)],
          );
    const byGroup = new Map(counts.map(({ id, members }) => [id, members]));
    return rows.map((row) => Object.assign(new MemberGroupView(), row, { members: byGroup.get(row.id) ?? 0 }));
  }
}
