import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiError, call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import { forgetKept } from '../../../session/kept-in-tab';
import { Contact } from './contact';

vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock('../../../session/contact/contacts', () => ({ useContacts: () => ({ line: '@wethi', page: '', email: '' }) }));
vi.mock('../../../session/member', () => ({ useMember: () => ({ state: 'guest' }) }));
vi.mock('../../../session/purchases', () => ({ usePurchases: () => ({}) }));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'ส่งข้อความ' }));

describe('writing to the shop', () => {
  const open = () =>
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <Contact html="" parts={[{ title: 'สำนักงาน', html: '', parts: [] }]} />
        </QueryClientProvider>
      </MemoryRouter>,
    );
  beforeEach(() => {
    sessionStorage.clear();
    open();
  });

  it('SITE-11 leads to the first field that is missing, each time it is sent', () => {
    send();
    expect(document.activeElement).toBe(field('ชื่อ'));
    type('ชื่อ', 'ฟ้าใส');
    send();
    expect(document.activeElement).toBe(field('เบอร์โทรศัพท์ หรืออีเมล'));
    expect(call).not.toHaveBeenCalled();
  });

  it('SITE-11 leads to the field that the server refuses, then to the words that it was sent', async () => {
    type('ชื่อ', 'ฟ้าใส');
    type('เบอร์โทรศัพท์ หรืออีเมล', '08');
    type('เล่าให้ฟัง', 'ดูไม่ได้');
    const fault = { field: 'help_request_contact', message: 'กรุณากรอกเบอร์โทรศัพท์ หรืออีเมล' };
    vi.mocked(call).mockRejectedValueOnce(new ApiError('กรุณาตรวจสอบข้อมูล', 422, 'INVALID', 0, [fault]));
    send();
    await waitFor(() => expect(document.activeElement).toBe(field('เบอร์โทรศัพท์ หรืออีเมล')));
    type('เบอร์โทรศัพท์ หรืออีเมล', '0812345678');
    vi.mocked(call).mockResolvedValueOnce({ data: { insertId: 7 } } as never);
    send();
    expect(document.activeElement).not.toBe(document.body);
    const told = await screen.findByRole('heading', { name: 'ส่งข้อความแล้ว' });
    expect(document.activeElement).toBe(told);
    expect(screen.queryByText('LINE @wethi')).toBeNull();
    expect(screen.queryByText('สำนักงาน')).toBeNull();
  });

  it('SITE-11 ACC-06 keeps what is typed over a reload, and nothing of it once its writer signs out', () => {
    type('ชื่อ', 'ฟ้าใส');
    type('เล่าให้ฟัง', 'ดูไม่ได้');
    cleanup();
    open();
    expect([field('ชื่อ').value, field('เล่าให้ฟัง').value]).toEqual(['ฟ้าใส', 'ดูไม่ได้']);
    cleanup();
    forgetKept();
    open();
    expect([field('ชื่อ').value, field('เล่าให้ฟัง').value]).toEqual(['', '']);
  });
});
