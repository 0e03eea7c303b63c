import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerCalls, renderInOffice } from '../../testing/in-office';
import type { OpenedImport } from './data-import';
import DataImportPage from './data-import';

configure({ asyncUtilTimeout: 10_000 });

const FILE: OpenedImport = {
  ...{ id: 7, name: 'ลูกค้าเก่า.csv', sheet: null, rows: 2 },
  columns: [
    { heading: 'เบอร์มือถือ', samples: [], field: 'user_tel' },
    { heading: 'E-Mail', samples: [], field: 'user_email' },
  ],
};
const TAKEN = {
  ...{ id: 3, create_at: '2026-11-22T12:00:00Z', data_import_kind: 'user', data_import_name: 'ลูกค้าเก่า.csv' },
  ...{ data_import_status: 'done', data_import_made: 1200, by_name: 'แพร', undo_until: '2026-11-23T12:00:00Z' },
};
const fault = (line: number, field: string) => ({ line, column: field, field, value: 'x', reason: 'ไม่ถูก' });

vi.mock('@wethi/contract', async (real) => ({ ...(await real()), IMPORT_FIXES: 2 }));
vi.mock('../../providers/access', async (real) => ({ ...(await real()), useMay: () => true }));
vi.mock('./choose-file', () => ({
  ChooseFile: ({ kind, opened }: { kind: string; opened: (file: OpenedImport) => void }) => (
    <button onClick={() => opened(FILE)}>open as {kind}</button>
  ),
}));

describe('a spreadsheet that is brought in', () => {
  let calls: [path: string, body: { mapping?: string[]; fixes?: object[] }][];
  let faults: object[];
  /** Lets a check be answered. */
  let answered: Promise<void> | undefined;

  beforeEach(() => {
    calls = [];
    faults = [fault(2, 'user_tel'), fault(3, 'user_email')];
    answered = undefined;
    answerCalls(({ pathname }, body) => {
      const path = pathname.replace('/api/', '');
      if (path === 'dataImport') return [TAKEN];
      calls.push([path, JSON.parse(body ?? '{}')]);
      return path.endsWith('Check') ? { total: 2, ready: 1, bad: 1, faults, rows: [] } : { made: 1, skipped: 1 };
    });
    const answer = globalThis.fetch;
    globalThis.fetch = async (...call) => {
      if (String(call[0]).endsWith('Check')) await answered;
      return answer(...call);
    };
  });
  afterEach(cleanup);

  const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
  const write = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const openUsers = async () => {
    const router = renderInOffice(<DataImportPage />, '/import?kind=user');
    await press('open as user');
    return router;
  };

  it('CAT-08 stays what it was opened as when the menu leads to the same page without a kind', async () => {
    const router = await openUsers();
    await act(() => router.navigate('/import'));
    await press('ตรวจข้อมูล');
    await press('นำเข้า 1 แถว');
    await screen.findByText('นำเข้าผู้ใช้ 1 แถวแล้ว');
    expect(calls.map(([path]) => path)).toEqual(['userImportCheck', 'userImportTake']);
  });

  it('CAT-08 keeps what was put right on the way back to its columns, and checks it with them', async () => {
    await openUsers();
    await press('ตรวจข้อมูล');
    await write('แก้แถว 2 user_tel', '0812345678');
    await press('ย้อนกลับ');
    await press('ตรวจข้อมูล');
    await screen.findByRole('button', { name: 'นำเข้า 1 แถว' });
    expect(calls.at(-1)?.[1].fixes).toEqual([{ line: 2, field: 'user_tel', value: '0812345678' }]);
    expect(screen.getByLabelText<HTMLInputElement>('แก้แถว 2 user_tel').value).toBe('0812345678');
  });

  it('CAT-08 checks again what was written while a check was on its way', async () => {
    await openUsers();
    await press('ตรวจข้อมูล');
    await write('แก้แถว 2 user_tel', '0812345678');
    let go = () => {};
    answered = new Promise((resolve) => (go = resolve));
    await press('ตรวจอีกครั้ง');
    await write('แก้แถว 3 user_email', 'a@example.com');
    go();
    await waitFor(() => expect(screen.getByRole('button', { name: 'ตรวจอีกครั้ง' }).className).not.toContain('loading'));
    await press('ตรวจอีกครั้ง');
    await press('นำเข้า 1 แถว');
    await waitFor(() => expect(calls.map(([, { fixes }]) => fixes?.length)).toEqual([0, 1, 2, 2]));
  });

  it('CAT-08 says that no more can be put right here before the server would refuse it', async () => {
    faults.push(fault(4, 'user_tel'));
    await openUsers();
    await press('ตรวจข้อมูล');
    await write('แก้แถว 2 user_tel', '0812345678');
    await write('แก้แถว 3 user_email', 'a@example.com');
    await screen.findByText(/แก้ที่นี่ได้ครั้งละไม่เกิน 2 ช่อง/);
    expect(screen.getByLabelText<HTMLInputElement>('แก้แถว 4 user_tel').disabled).toBe(true);
    await write('แก้แถว 3 user_email', 'b@example.com');
    await press('ตรวจอีกครั้ง');
    await waitFor(() => expect(calls.at(-1)?.[1].fixes).toHaveLength(2));
  });

  it('CAT-08 is taken back out of the list by a second press, which names the file and its rows', async () => {
    renderInOffice(<DataImportPage />, '/import');
    await press('เลิกการนำเข้านี้');
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toMatch(/“ลูกค้าเก่า.csv”.*1,200 คน/);
    expect(calls).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'เลิกการนำเข้า' }));
    await waitFor(() => expect(calls).toEqual([['userImportUndo', { id: 3 }]]));
  });
});
