import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { playerLog } from '@wethi/player/log';
import HelpDialog from './help-dialog';

vi.mock('../root-data', () => ({ useRootData: () => ({ maybeMember: true }) }));

const member = { result: { id: 7, user_tel: '0812345678' } };
const OVER = { result: false, code: 'NOT_SIGNED_IN', message: 'กรุณาเข้าระบบ' };
const sent: unknown[] = [];
let isOnline = true;
let isMember = true;

/** A server that takes calls for help, as long as there is a way to it. */
async function server(_input: unknown, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  if (method === 'GET') return { ok: true, json: async () => member } as Response;
  if (!isOnline) throw new TypeError('Failed to fetch');
  if (!isMember) return { ok: false, status: 401, headers: new Headers(), json: async () => OVER } as Response;
  sent.push(JSON.parse(String(body)));
  return { ok: true, json: async () => ({ result: true, data: { insertId: 2481 } }) } as Response;
}

const originalFetch = global.fetch;
beforeEach(() => {
  global.fetch = server as typeof fetch;
  sessionStorage.clear();
  sent.length = 0;
  isOnline = true;
  isMember = true;
});
afterEach(() => (global.fetch = originalFetch));

function open() {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  return render(
    <QueryClientProvider client={client}>
      <HelpDialog about={{ videoId: 12, found: 'slow 1.3' }} />
    </QueryClientProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('HelpDialog', () => {
  it('WATCH-11 shows what goes along, sends it, and says what comes next', async () => {
    playerLog.note('error', 'fragLoadError 504');
    open();
    expect(screen.getByText(/error fragLoadError 504/)).toBeTruthy();
    press('ไม่มีเสียง');
    press('ส่งถึงทีมงาน');
    expect(await screen.findByText('ช่วย-2481')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('081-234-5678')).toBeTruthy());
    expect(sent).toMatchObject([{ video_id: 12, help_request_reason: 'sound', help_request_text: null }]);
    expect(JSON.stringify(sent)).toMatch(/slow 1\.3.*error fragLoadError 504/);
  });

  it('WATCH-11 keeps what was written without a network, and sends it once there is one', async () => {
    isOnline = false;
    open();
    fireEvent.change(screen.getByLabelText(/เล่าเพิ่มได้/), { target: { value: 'ภาพหยุด' } });
    press('ส่งถึงทีมงาน');
    expect(await screen.findByText(/จะส่งให้เองเมื่อเน็ตกลับมา/)).toBeTruthy();
    isOnline = true;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('ช่วย-2481')).toBeTruthy();
    expect(sent).toMatchObject([{ help_request_reason: 'stalls', help_request_text: 'ภาพหยุด' }]);
    expect(screen.getByRole('button', { name: 'กลับไปห้องรอ' })).toBeTruthy();
  });

  it('WATCH-11 BUY-02 what was written when the session was over is there after signing in, and waits for a press', async () => {
    isMember = false;
    const { unmount } = open();
    fireEvent.change(screen.getByLabelText(/เล่าเพิ่มได้/), { target: { value: 'ภาพหยุด' } });
    press('ส่งถึงทีมงาน');
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    unmount();
    open();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/เล่าเพิ่มได้/).value).toBe('ภาพหยุด');
    expect(screen.queryByText(/จะส่งให้เองเมื่อเน็ตกลับมา/)).toBeNull();
  });

  it('WATCH-11 what was not sent is there when the dialog opens again, and goes out by a timer', async () => {
    isOnline = false;
    const { unmount } = open();
    fireEvent.change(screen.getByLabelText(/เล่าเพิ่มได้/), { target: { value: 'ภาพหยุด' } });
    press('ไม่มีเสียง');
    press('ส่งถึงทีมงาน');
    expect(await screen.findByText(/จะส่งให้เองเมื่อเน็ตกลับมา/)).toBeTruthy();
    unmount();
    vi.useFakeTimers({ toNotFake: ['queueMicrotask'] });
    try {
      open();
      expect(screen.getByLabelText<HTMLTextAreaElement>(/เล่าเพิ่มได้/).value).toBe('ภาพหยุด');
      await act(() => vi.advanceTimersByTimeAsync(15_100));
      expect(sent).toEqual([]);
      isOnline = true;
      for (let second = 0; second < 17; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
    } finally {
      vi.useRealTimers();
    }
    expect(sent).toMatchObject([{ help_request_reason: 'sound', help_request_text: 'ภาพหยุด' }]);
  });
});
