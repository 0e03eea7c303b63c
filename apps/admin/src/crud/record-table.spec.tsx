import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { dataProvider } from '../providers/data';
import { DeletionsOnLeave } from '../providers/deletions-on-leave';
import { useNotificationProvider } from '../providers/notification';
import { crud } from './crud';

configure({ asyncUtilTimeout: 10_000 });

const { CrudPage, column, Field } = crud('stage');
const READ_AT = '2026-11-22T05:00:00.000Z';
const stage = (id: number) => ({
  id,
  stage_title: `รอบ ${id}`,
  stage_date: '2026-11-28',
  update_at: READ_AT,
  create_at: '2026-11-22T05:00:00Z',
});

/** jsdom has no Response. */
function answer(status: number, body: object): Promise<Response> {
  const read = { json: () => Promise.resolve(body), blob: () => Promise.resolve(new Blob()) };
  return Promise.resolve({ ok: status < 400, status, headers: new Headers(), ...read } as Response);
}

/** Answers every list with the same three stages, a search with none, and tells what was asked. */
function serve() {
  const asked: URLSearchParams[] = [];
  globalThis.fetch = (address) => {
    const { searchParams } = new URL(String(address), 'http://admin');
    asked.push(searchParams);
    const id = Number(searchParams.get('id'));
    const all = searchParams.has('q') ? [] : [1, 2, 3].map(stage);
    const data = id ? [stage(id)] : all;
    const body = { result: true, data, total: data.length };
    return answer(200, body);
  };
  return asked;
}

/** What the browser is given to keep. */
function keep() {
  const kept: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function () {
    kept.push(this.download);
  };
  return kept;
}

const done: number[][] = [];
const bulk = [{ label: 'ส่งแล้ว', run: (ids: number[]) => Promise.resolve(done.push(ids)) }];

function Screen() {
  return (
    <Refine
      notificationProvider={useNotificationProvider()}
      dataProvider={dataProvider}
      routerProvider={routerProvider}
      resources={[{ name: 'stage', list: '/stage' }]}
      options={{ disableTelemetry: true, syncWithLocation: true }}
    >
      <DeletionsOnLeave />
      <CrudPage
        noun="เวที"
        empty="ยังไม่มีเวที"
        columns={[column.text('stage_title', 'เวที'), column.date('stage_date', 'วันที่')]}
        search="ค้นหาชื่อเวทีหรือวง"
        rangeBy={[{ name: 'id', kind: 'number', label: 'เลขที่' }]}
        bulk={bulk}
        details={[column.timestamp('create_at', 'สร้างเมื่อ')]}
      >
        <Field.Text name="stage_title" label="ชื่อเวที" />
      </CrudPage>
    </Refine>
  );
}

function open(address: string) {
  const page = (
    <App>
      <Screen />
    </App>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, parameter: (name: string) => new URLSearchParams(router.state.location.search).get(name) };
}

describe('ADMIN-06 a table of records', () => {
  afterEach(cleanup);

  it('ADMIN-06 a link opens the record that it names, and Back of an opened one leads to the table', async () => {
    serve();
    const { router, parameter } = open('/stage?edit=2');
    expect((await screen.findByLabelText<HTMLInputElement>('ชื่อเวที')).value).toBe('รอบ 2');
    fireEvent.click(screen.getByText('ยกเลิก'));
    await waitFor(() => expect(parameter('edit')).toBeNull());
    fireEvent.doubleClick(screen.getByText('รอบ 3'));
    await waitFor(() => expect(parameter('edit')).toBe('3'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(parameter('edit')).toBeNull());
    fireEvent.click(screen.getByText('เพิ่มเวที'));
    await waitFor(() => expect(parameter('new')).toBe(''));
  });

  it('ADMIN-05 a list that is on its way is not called empty', async () => {
    let arrive = () => undefined as void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    globalThis.fetch = () => arrived.then(() => answer(200, { result: true, data: [], total: 0 }));
    open('/stage');
    await screen.findByText('เพิ่มเวที');
    expect(screen.queryByText('ยังไม่มีเวที')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('กำลังโหลด');
    arrive();
    await screen.findByText('ยังไม่มีเวที');
  });

  it('ADMIN-05 ADMIN-06 a page behind the last one, as after its only row went, shows the last one instead of nothing', async () => {
    const asked: URLSearchParams[] = [];
    globalThis.fetch = (address) => {
      const { searchParams } = new URL(String(address), 'http://admin');
      asked.push(searchParams);
      const data = searchParams.get('page') === '2' ? [] : [stage(1)];
      return answer(200, { result: true, data, total: 20 });
    };
    const { parameter } = open('/stage?currentPage=2&pageSize=20');
    await screen.findByText('รอบ 1');
    expect(screen.queryByText('ยังไม่มีเวที')).toBeNull();
    await waitFor(() => expect(parameter('currentPage')).toBe('1'));
    expect(asked.map((query) => query.get('page'))).toEqual(['2', '1']);
  });

  it.each([
    [50, false],
    [60, true],
  ])('ADMIN-05 of %s records on one page the size of a page can be chosen: %s', async (total, isThere) => {
    globalThis.fetch = () => answer(200, { result: true, data: [stage(1)], total });
    open('/stage?currentPage=1&pageSize=100');
    await screen.findByText('รอบ 1');
    expect(document.querySelector('.ant-pagination-options') !== null).toBe(isThere);
  });

  it('ADMIN-06 a record is read in full, by its own address', async () => {
    serve();
    open('/stage?show=2');
    await screen.findByText('22-11-2026 12:00');
    expect(document.querySelector('.ant-drawer')?.textContent).toContain('รอบ 2');
  });

  it('ADMIN-06 a search that finds nothing says what was not found, and is taken back by one press', async () => {
    const asked = serve();
    open('/stage');
    const box = await screen.findByPlaceholderText<HTMLInputElement>('ค้นหาชื่อเวทีหรือวง');
    fireEvent.change(box, { target: { value: 'เดี่ยวไมโครโฟน' } });
    await screen.findByRole('heading', { name: 'ไม่พบ “เดี่ยวไมโครโฟน”' });
    fireEvent.click(screen.getByText('ล้างคำค้น'));
    await screen.findByText('รอบ 1');
    expect(screen.getByPlaceholderText<HTMLInputElement>('ค้นหาชื่อเวทีหรือวง').value).toBe('');
    expect(asked.at(-1)?.has('q')).toBe(false);
  });

  it('ADMIN-06 a range asks the server from which to which value', async () => {
    const asked = serve();
    open('/stage');
    fireEvent.change(await screen.findByLabelText('เลขที่ตั้งแต่'), { target: { value: '2' } });
    await waitFor(() => expect(asked.at(-1)?.get('id_gte')).toBe('2'));
    fireEvent.change(screen.getByLabelText('เลขที่ถึง'), { target: { value: '9' } });
    await waitFor(() => expect([asked.at(-1)?.get('id_gte'), asked.at(-1)?.get('id_lte')]).toEqual(['2', '9']));
  });

  it('CAT-08 a file of the list asks for what filters and order select, with the columns of the table', async () => {
    const asked = serve();
    const kept = keep();
    open(
      '/stage?currentPage=3&pageSize=20&sorters[0][field]=stage_date&sorters[0][order]=asc&filters[0][field]=id&filters[0][operator]=gte&filters[0][value]=2',
    );
    await screen.findByText('รอบ 1');
    fireEvent.click(screen.getByText('ดาวน์โหลด'));
    fireEvent.click(await screen.findByText('CSV (.csv)'));
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(kept[0]).toMatch(/^เวที \d{4}-\d\d-\d\d\.csv$/);
    expect([...(asked.at(-1) ?? [])]).toEqual([
      ['sort', 'stage_date'],
      ['id_gte', '2'],
      ['format', 'csv'],
      ['column', 'stage_title:เวที'],
      ['column', 'stage_date:วันที่'],
    ]);
  });

  it('CAT-08 a file that is refused says why', async () => {
    serve();
    const kept = keep();
    open('/stage');
    await screen.findByText('รอบ 1');
    const message = 'ดาวน์โหลดได้ไม่เกิน 100,000 รายการต่อครั้ง';
    globalThis.fetch = () => answer(422, { result: false, message });
    fireEvent.click(screen.getByText('ดาวน์โหลด'));
    fireEvent.click(await screen.findByText('Excel (.xlsx)'));
    await screen.findByText(message);
    expect(kept).toEqual([]);
  });

  it('ADMIN-07 a deletion names the version in sight, so that nothing newer goes with it', async () => {
    serve();
    open('/stage');
    await screen.findByText('รอบ 2');
    const deleted: string[] = [];
    const read = globalThis.fetch;
    globalThis.fetch = (address, options) => {
      if (options?.method !== 'DELETE') return read(address, options);
      deleted.push(String(address));
      return answer(200, { result: true });
    };
    fireEvent.click(screen.getAllByLabelText('จัดการ')[1] as Element);
    fireEvent.click(await screen.findByText('ลบเวที'));
    await waitFor(() => {
      fireEvent(window, new Event('pagehide'));
      expect(deleted).toEqual([`/api/stage?id=2&update_at=${encodeURIComponent(READ_AT)}`]);
    });
  });

  it('BUY-08 chosen records are done together, and chosen no longer then', async () => {
    serve();
    open('/stage');
    await screen.findByText('รอบ 1');
    for (const id of [1, 3]) fireEvent.click(screen.getByLabelText(`เลือกเวที ${id}`));
    await screen.findByText('เลือก 2 รายการ');
    fireEvent.click(screen.getByText('เลือกทั้งหน้า'));
    await screen.findByText('เลือก 3 รายการ');
    fireEvent.click(screen.getByLabelText('เลือกเวที 2'));
    fireEvent.click(screen.getByText('ส่งแล้ว'));
    await waitFor(() => expect(done).toEqual([[1, 3]]));
    await waitFor(() => expect(screen.queryByText('เลือก 2 รายการ')).toBeNull());
  });
});
