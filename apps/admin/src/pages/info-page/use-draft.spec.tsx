import { Refine } from '@refinedev/core';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { Schema } from '@wethi/api-client';
import { dataProvider } from '../../providers/data';
import { useKeptDraft, type Draft } from './use-draft';

const READ_AT = '2026-11-22T12:20:00.000Z';
const NEWER = '2026-11-22T12:30:00.000Z';
const draftOf = (info_page_draft_title: string): Draft => ({
  info_page_draft_title,
  info_page_draft_ingress: null,
  info_page_draft_body: null,
});

interface Body {
  id?: number;
  update_at?: string;
  info_page_draft_title?: string;
  info_page_draft_ingress?: string;
}

/** One draft on a server that refuses a save over a newer row, as the resource kit does. */
class Server {
  draft: (Draft & { id: number; update_at: string }) | undefined = { ...draftOf('แรก'), id: 7, update_at: READ_AT };
  down = false;
  /** Nothing can be read from it. */
  deaf = false;
  /** The call that it says no to. */
  refuses = '';
  sent: [path: string, body: Body][] = [];

  constructor() {
    globalThis.fetch = (address, { method = 'GET', body } = {}) => {
      if (method === 'GET' && this.deaf) return Promise.reject(new TypeError('Failed to fetch'));
      if (method === 'GET') return Promise.resolve(answer(200, { data: this.draft ? [this.draft] : [] }));
      const given = JSON.parse(body as string) as Body;
      const path = String(address).replace('/api/', '');
      this.sent.push([path, given]);
      if (this.refuses === path) return Promise.resolve(answer(422, { message: 'เผยแพร่ไม่ได้' }));
      return Promise.resolve(this.write(given));
    };
  }

  private write({ id, update_at, ...columns }: Body): Response {
    if (this.down) return answer(503, { message: 'ระบบไม่ว่าง' });
    if (this.draft && update_at && update_at < this.draft.update_at) {
      const data = { by: 'แพร', at: NEWER, fields: [], update_at: this.draft.update_at };
      return answer(409, { code: 'ROW_CHANGED', message: 'แพร แก้ไขข้อมูลนี้ไปแล้ว', data });
    }
    if (id !== undefined && !this.draft) return answer(404, { code: 'NOT_FOUND' });
    if (id === undefined && this.draft && columns.info_page_draft_title) return answer(409, { code: 'DUPLICATE' });
    const next = new Date(Date.parse(this.draft?.update_at ?? NEWER) + 1_000).toISOString();
    this.draft = { ...draftOf(''), ...this.draft, ...columns, id: 7, update_at: next };
    return answer(200, { data: { insertId: 7 } });
  }
}

function answer(status: number, body: object): Response {
  const envelope = { result: status === 200, ...body };
  return { ok: status === 200, status, headers: new Headers(), json: () => Promise.resolve(envelope) } as Response;
}

/** The draft of a page as an editor keeps it, from what the server has when it opens. */
function open(server: Server) {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
      {children}
    </Refine>
  );
  const read = server.draft as Schema<'InfoPageDraft'> | undefined; // the columns that the editor needs
  const begun = draftOf(read?.info_page_draft_title ?? 'เผยแพร่แล้ว');
  const { result, rerender } = renderHook(({ typed }) => useKeptDraft(1, read, typed, true), {
    wrapper,
    initialProps: { typed: begun },
  });
  const type = (title: string) => rerender({ typed: draftOf(title) });
  const keep = (title: string) => act(() => result.current.keep(draftOf(title)).catch(() => undefined));
  return { result, type, keep };
}

describe('the draft of a page of information', () => {
  let server: Server;
  beforeEach(() => {
    server = new Server();
  });

  it('ADMIN-07 is kept over the version that was read, then over its own; a colleague’s stays until it is passed over on purpose', async () => {
    const { result, type, keep } = open(server);
    await keep('สอง');
    await keep('สาม');
    const versions = server.sent.map(([, body]) => body.update_at);
    expect(versions).toEqual([READ_AT, '2026-11-22T12:20:01.000Z']);
    server.draft = { ...draftOf('ของแพร'), id: 7, update_at: NEWER };
    type('สี่');
    await keep('สี่');
    expect(server.draft.info_page_draft_title).toBe('ของแพร');
    expect(result.current).toMatchObject({ unsaved: true, change: { by: 'แพร', update_at: NEWER } });
    await act(() => result.current.overwrite());
    await waitFor(() => expect(server.draft?.info_page_draft_title).toBe('สี่'));
    await waitFor(() => expect([result.current.unsaved, result.current.change]).toEqual([false, undefined]));
  });

  it('ADMIN-07 a colleague who began a draft too, or published the one of both, is passed over on purpose only', async () => {
    const draft = server.draft;
    server.draft = undefined;
    const { result, type, keep } = open(server);
    server.draft = draft;
    type('ของฉัน');
    await keep('ของฉัน');
    expect([server.draft?.info_page_draft_title, result.current.change]).toEqual(['แรก', { update_at: READ_AT }]);
    await act(() => result.current.overwrite());
    await waitFor(() => expect(server.draft?.info_page_draft_title).toBe('ของฉัน'));
    await waitFor(() => expect(result.current.unsaved).toBe(false));
    server.draft = undefined;
    type('ต่อ');
    await keep('ต่อ');
    expect([server.draft, result.current.change]).toEqual([undefined, { update_at: '' }]);
    await act(() => result.current.overwrite());
    await waitFor(() => expect(server.draft?.info_page_draft_title).toBe('ต่อ'));
  });

  it('SITE-09 what cannot be kept is not published, and stays as it was typed', async () => {
    const { result, type } = open(server);
    type('สำคัญมาก');
    server.down = true;
    await act(() => expect(result.current.publish(draftOf('สำคัญมาก'))).rejects.toThrow());
    expect(server.sent.map(([path]) => path)).toEqual(['infoPageDraft']);
    expect(result.current).toMatchObject({ unsaved: true, problem: 'ระบบไม่ว่าง' });
    server.down = false;
    await act(() => result.current.publish(draftOf('สำคัญมาก')));
    const [path, { update_at }] = server.sent.at(-1) ?? ['', {}];
    expect([path, update_at]).toEqual(['infoPagePublish', '2026-11-22T12:20:01.000Z']);
  });

  it('ADMIN-07 what is kept over a colleague’s is what was typed, and no other field of theirs', async () => {
    const { result, type, keep } = open(server);
    server.draft = { ...draftOf('แรก'), info_page_draft_ingress: 'ของแพร', id: 7, update_at: NEWER };
    type('สอง');
    await keep('สอง');
    expect(result.current.change).toMatchObject({ by: 'แพร' });
    await act(() => result.current.overwrite());
    expect(server.draft).toMatchObject({ info_page_draft_title: 'สอง', info_page_draft_ingress: 'ของแพร' });
  });

  it('SITE-09 is kept also when its version cannot be read again, and no page says otherwise', async () => {
    const { result, type, keep } = open(server);
    server.deaf = true;
    type('สอง');
    await keep('สอง');
    expect(result.current).toMatchObject({ unsaved: false, at: expect.any(Date) as Date });
    server.refuses = 'infoPagePublish';
    await act(() => expect(result.current.publish(draftOf('สอง'))).rejects.toThrow('เผยแพร่ไม่ได้'));
    expect([result.current.unsaved, result.current.problem]).toEqual([false, undefined]);
  });
});
