import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DialogsContext } from '../../overlays/dialogs';
import ReportDialog from './report-dialog';

const sent: unknown[] = [];
let answer: { status: number; body: object };

const originalFetch = global.fetch;
beforeEach(() => {
  sent.length = 0;
  answer = { status: 200, body: { result: true } };
  global.fetch = (async (_input: unknown, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(String(body)));
    const headers = new Headers();
    return { ok: answer.status < 400, status: answer.status, headers, json: async () => answer.body } as Response;
  }) as typeof fetch;
});
afterEach(() => (global.fetch = originalFetch));

const close = vi.fn();
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}>
      <DialogsContext value={{ overlay: null, open: () => undefined, close }}>
        <ReportDialog reported={{ source: 'songs', id: 12, user_nickname: 'บัตรถูก1' }} />
      </DialogsContext>
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('ReportDialog', () => {
  it('WATCH-05 sends the reason that was chosen, and closes', async () => {
    open();
    press('ขายของหรือขายบัตรต่อ');
    press('รายงาน');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(sent).toEqual([{ source: 'songs', id: 12, reason: 'selling' }]);
  });

  it('WATCH-05 says why a report was not taken, and stays', async () => {
    close.mockClear();
    answer = { status: 429, body: { result: false, code: 'TOO_MANY', message: 'ลองใหม่อีกครั้งในอีกสักครู่' } };
    open();
    press('รายงาน');
    expect(await screen.findByText('ลองใหม่อีกครั้งในอีกสักครู่')).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
  });
});
