import { Refine, useDelete } from '@refinedev/core';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { TextField } from '../fields/fields';
import { PictureField } from '../fields/picture-field';
import { dataProvider } from '../providers/data';
import { DeletionsOnLeave } from '../providers/deletions-on-leave';
import { idOf, usePanel } from '../panel/use-panel';
import { RecordDrawer } from './record-drawer';

interface Band {
  id: number;
  create_at: string;
  update_at: string;
  band_name: string;
  band_telegrame: string | null;
  band_path: string | null;
}

const READ_AT = '2026-11-22T12:20:00.000Z';
const NEWER = '2026-11-22T12:30:00.000Z';

/** One band on a server that refuses a save over a newer row, as the resource kit does. */
class Server {
  band: Band = {
    id: 1,
    create_at: READ_AT,
    update_at: READ_AT,
    band_name: 'หิ่งห้อย',
    band_telegrame: '-100',
    band_path: null,
  };
  failing = false;
  /** Who has the form open, too. */
  others: string[] = [];
  sent: { method: string; path: string; body: unknown }[] = [];

  constructor() {
    globalThis.fetch = (address, { method = 'GET', body } = {}) => {
      const path = String(address);
      if (path === '/api/editing') return Promise.resolve(answer(200, { data: { others: this.others } }));
      if (method === 'GET') return Promise.resolve(this.failing ? answer(503, {}) : answer(200, { data: [this.band] }));
      const given = body === undefined ? undefined : (JSON.parse(body as string) as { update_at: string });
      this.sent.push({ method, path, body: given });
      return Promise.resolve(this.save(given));
    };
  }

  private save(given: { update_at?: string } | undefined): Response {
    if (!given?.update_at || given.update_at >= this.band.update_at) return answer(200, { data: { insertId: 1 } });
    const data = { by: 'แพร', at: NEWER, fields: ['band_telegrame'], update_at: NEWER };
    return answer(409, { result: false, code: 'ROW_CHANGED', message: 'แพร แก้ไขข้อมูลนี้ไปแล้ว', data });
  }
}

function answer(status: number, body: object): Response {
  const envelope = { result: status === 200, ...body };
  return { ok: status === 200, status, headers: new Headers(), json: () => Promise.resolve(envelope) } as Response;
}

/** Shows a page whose address is `/band?edit=1`, reached from `/`. */
function show(content: React.ReactNode) {
  const page = (
    <App>
      <Refine
        dataProvider={dataProvider}
        options={{
          disableTelemetry: true,
          reactQuery: { clientConfig: { defaultOptions: { queries: { retry: 0 } } } },
        }}
      >
        {content}
        <DeletionsOnLeave />
      </Refine>
    </App>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/', '/band?edit=1'] });
  render(<RouterProvider router={router} />);
  return { router, address: () => router.state.location.pathname + router.state.location.search };
}

function BandDrawer() {
  const panel = usePanel('edit');
  return (
    <>
      <button onClick={() => panel.show(1)}>แก้ไข</button>
      {panel.opened > 0 && (
        <RecordDrawer<Band> key={panel.opened} panel={panel} resource="band" noun="วง" id={idOf(panel)} where={{}}>
          <PictureField<Band> name="band_path" label="รูปวง" kind="Band" />
          <TextField<Band> name="band_name" label="ชื่อวง" required />
          <TextField<Band> name="band_telegrame" label="แชตแจ้งเตือน" />
        </RecordDrawer>
      )}
    </>
  );
}

const drawer = <BandDrawer />;
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => {
  await field(label);
  // Refine puts the values in once more when they have been read, into fields of their own.
  await act(() => Promise.resolve());
  fireEvent.change(await field(label), { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByText(name));

configure({ asyncUtilTimeout: 10_000 });

describe('the form of a record', () => {
  let server: Server;
  beforeEach(() => (server = new Server()));
  afterEach(cleanup);

  it('ADMIN-07 sends what was changed, and the version that was read', async () => {
    show(drawer);
    await type('ชื่อวง', 'หิ่งห้อยในเมือง');
    press('บันทึก');
    const saved = { id: 1, band_name: 'หิ่งห้อยในเมือง', update_at: READ_AT };
    await waitFor(() => expect(server.sent.map(({ body }) => body)).toEqual([saved]));
  });

  it('CAT-05 says who else has the form open', async () => {
    server.others = ['ลิลลี่'];
    show(drawer);
    expect(await screen.findByText('ลิลลี่')).toBeTruthy();
    expect(screen.getByText(/เปิดหน้านี้อยู่ · เห็นการแก้ของกันเมื่อบันทึก/)).toBeTruthy();
  });

  it('ADMIN-07 the address opens it, and closing takes it out of the address', async () => {
    const { address } = show(drawer);
    expect((await field('ชื่อวง')).value).toBe('หิ่งห้อย');
    press('ยกเลิก');
    await waitFor(() => expect(address()).toBe('/band'));
  });

  it('ADMIN-07 a saved form closes without a question, and its link is history', async () => {
    const { address } = show(drawer);
    await type('ชื่อวง', 'หิ่งห้อยในเมือง');
    press('บันทึก');
    await waitFor(() => expect(address()).toBe('/band'));
    expect(screen.queryByText('ยังไม่ได้บันทึก')).toBeNull();
  });

  it('ADMIN-07 Back closes an untouched form, and asks before it takes away what was typed', async () => {
    const { router, address } = show(drawer);
    press('ยกเลิก');
    await waitFor(() => expect(address()).toBe('/band'));
    press('แก้ไข');
    await waitFor(() => expect(address()).toBe('/band?edit=1'));
    await field('ชื่อวง');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/band'));

    press('แก้ไข');
    await type('ชื่อวง', 'หิ่งห้อยในเมือง');
    await act(() => router.navigate(-1));
    fireEvent.click((await screen.findByText('กลับไปแก้ต่อ')).closest('button') as Element);
    expect(address()).toBe('/band?edit=1');
    expect((await field('ชื่อวง')).value).toBe('หิ่งห้อยในเมือง');

    await act(() => router.navigate(-1));
    const leave = await screen.findAllByText('ออกโดยไม่บันทึก');
    fireEvent.click(leave.at(-1)?.closest('button') as Element);
    await waitFor(() => expect(address()).toBe('/band'));
  });

  it('ADMIN-07 says who saved meanwhile, and saves over it on purpose only', async () => {
    show(drawer);
    await type('ชื่อวง', 'หิ่งห้อยในเมือง');
    server.band = { ...server.band, band_telegrame: '-200', update_at: NEWER };
    press('บันทึก');
    await screen.findByText('แพร แก้ไขข้อมูลนี้ไปแล้ว เมื่อ 22-11-2026 19:30');
    await screen.findByText(/ช่องที่แก้ไข: แชตแจ้งเตือน/);
    expect(screen.getByText('บันทึก').closest('button')?.disabled).toBe(true);
    press('บันทึกทับ เฉพาะช่องที่กรอก');
    const over = { id: 1, band_name: 'หิ่งห้อยในเมือง', update_at: NEWER };
    await waitFor(() => expect(server.sent.at(-1)?.body).toEqual(over));
  });

  it('ADMIN-07 shows the newer values on demand', async () => {
    show(drawer);
    await type('ชื่อวง', 'หิ่งห้อยในเมือง');
    server.band = { ...server.band, band_telegrame: '-200', update_at: NEWER };
    press('บันทึก');
    fireEvent.click(await screen.findByText('ดูค่าใหม่ ทิ้งที่กรอกไว้'));
    await waitFor(async () => expect((await field('แชตแจ้งเตือน')).value).toBe('-200'));
    expect((await field('ชื่อวง')).value).toBe('หิ่งห้อย');
  });

  it('ADMIN-07 a record that could not be read is no empty form', async () => {
    server.failing = true;
    show(drawer);
    await screen.findByText('โหลดข้อมูลไม่สำเร็จ');
    expect(screen.queryByLabelText('ชื่อวง')).toBeNull();
    expect(screen.getByText('บันทึก').closest('button')?.disabled).toBe(true);
    server.failing = false;
    press('ลองอีกครั้ง');
    expect((await field('ชื่อวง')).value).toBe('หิ่งห้อย');
  });

  it('CAT-06 a save waits for a picture that is still on its way', async () => {
    const upload = holdUploads();
    show(drawer);
    await field('ชื่อวง');
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    fireEvent.change(chooser, { target: { files: [new File(['x'], 'band.png', { type: 'image/png' })] } });
    await waitFor(() => expect(upload.started()).toBe(true));
    press('บันทึก');
    expect(server.sent).toEqual([]);
    upload.finish('band/new.webp');
    const saved = { id: 1, band_path: 'band/new.webp', update_at: READ_AT };
    await waitFor(() => expect(server.sent.map(({ body }) => body)).toEqual([saved]));
  });

  it('ADMIN-05 a deletion that could still be undone is sent when the tab closes, once', async () => {
    function Remove() {
      const { mutate: remove } = useDelete();
      const later = () => remove({ resource: 'band', id: 1, mutationMode: 'undoable', undoableTimeout: 5_000 });
      return <button onClick={later}>ลบ</button>;
    }
    show(<Remove />);
    press('ลบ');
    // The deletion is on its way when Refine has put it into its queue.
    await waitFor(() => {
      fireEvent(window, new Event('pagehide'));
      expect(server.sent).toHaveLength(1);
    });
    fireEvent(window, new Event('pagehide'));
    expect(server.sent).toEqual([{ method: 'DELETE', path: '/api/band?id=1', body: undefined }]);
  });
});

/** Uploads that arrive when the test says so. */
function holdUploads() {
  let request: { onload?: () => void; status: number; responseText: string } | undefined;
  globalThis.XMLHttpRequest = class {
    upload = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    open() {}
    abort() {}
    send() {
      // eslint-disable-next-line @typescript-eslint/no-this-alias -- the test answers this request
      request = this;
    }
  } as unknown as typeof XMLHttpRequest; // the few members that an upload uses
  return {
    started: () => request !== undefined,
    finish(filename: string) {
      if (!request) throw new Error('nothing was sent');
      request.status = 200;
      request.responseText = JSON.stringify({ result: true, data: { filename } });
      request.onload?.();
    },
  };
}
