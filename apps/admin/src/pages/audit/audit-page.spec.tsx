import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@wethi/http';
import { answerCalls, renderInOffice } from '../../testing/in-office';
import AuditPage from './audit-page';

configure({ asyncUtilTimeout: 10_000 });

const ENTRY = {
  ...{ id: 5, at: '2026-11-22T12:00:00.000Z', actor_id: 1, username: 'pare', role: 'owner', action: 'update' },
  ...{ entity: 'MemberGroup', entity_id: 9, record_name: 'เพื่อนใหม่' },
  changes: [{ column: 'member_group_name', before: 'เพื่อนเก่า', after: 'เพื่อนใหม่' }],
};
/** Versions of the record: as it was read, and as each save since left it. */
const AT = (n: number) => `2026-11-22T12:00:0${n}.000Z`;

describe('a change in the log', () => {
  let version: number;
  let name: string;
  let entries: object[];
  let failing: boolean;
  let sent: unknown[];

  /** A colleague saves the record. */
  const saved = (to: string) => {
    name = to;
    version += 1;
  };
  beforeEach(() => {
    [version, name, entries, failing, sent] = [1, 'เพื่อนใหม่', [ENTRY], false, []];
    answerCalls(({ pathname, searchParams }, body) => {
      const path = pathname.replace('/api/', '');
      if (path === 'auditLog' && searchParams.has('id')) {
        if (failing) throw ApiError.noConnection();
        return entries;
      }
      if (path === 'auditLog') return [ENTRY];
      if (path === 'auditLogChoices') return { actions: [], entities: [], actors: [] };
      if (path === 'auditLogFormer') {
        const column = { column: 'member_group_name', former: 'เพื่อนเก่า', present: name };
        return { path: 'memberGroup', update_at: AT(version), columns: name === 'เพื่อนเก่า' ? [] : [column] };
      }
      const wish = JSON.parse(body ?? '{}') as { update_at: string; member_group_name: string };
      sent.push([wish.update_at, wish.member_group_name]);
      if (wish.update_at !== AT(version)) throw new ApiError('มีผู้แก้ไข', 409, 'ROW_CHANGED');
      saved(wish.member_group_name);
      return { insertId: 9 };
    });
  });
  afterEach(cleanup);

  const press = async (button: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name: button }));

  it('ADMIN-04 opens at once, and says what failed to be read', async () => {
    failing = true;
    renderInOffice(<AuditPage />, '/audit');
    await press(/^ดูการแก้/);
    await screen.findByText('โหลดการแก้ไขไม่สำเร็จ');
    failing = false;
    await press('ลองอีกครั้ง');
    await screen.findByRole('button', { name: 'คืนค่าเดิม 1 ช่อง' });
  });

  it('ADMIN-04 says of an address that there is no such change', async () => {
    entries = [];
    renderInOffice(<AuditPage />, '/audit?show=77');
    await screen.findByText('ไม่พบการแก้ไขนี้');
  });

  it('ADMIN-04 is put back over what a colleague saved once that was read', async () => {
    renderInOffice(<AuditPage />, '/audit?show=5');
    await screen.findByRole('button', { name: 'คืนค่าเดิม 1 ช่อง' });
    saved('เพื่อนสนิท');
    await press('คืนค่าเดิม 1 ช่อง');
    await screen.findByText('คืนค่าเดิมไม่สำเร็จ');
    await waitFor(async () => {
      await press('คืนค่าเดิม 1 ช่อง');
      expect(sent.at(-1)).toEqual([AT(2), 'เพื่อนเก่า']);
    });
  });

  it('ADMIN-04 taking it back writes over no later save', async () => {
    renderInOffice(<AuditPage />, '/audit?show=5');
    await press('คืนค่าเดิม 1 ช่อง');
    await screen.findByText('คืนค่าเดิม 1 ช่องแล้ว');
    saved('เพื่อนสนิท');
    await press('เลิกทำ');
    await screen.findByText('บันทึกไม่สำเร็จ');
    expect([sent.at(-1), name]).toEqual([[AT(2), 'เพื่อนใหม่'], 'เพื่อนสนิท']);
  });
});
