import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { ApiError, call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import type { OrderPapers } from '../../../api-types';
import { TaxInvoiceForm } from './tax-invoice-form';

vi.mock('../../../ui/feedback/toast', () => ({ useToast: vi.fn() }));
vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const papers = { buyer: null, user_email: null } as unknown as OrderPapers; // what the form reads of it
const onIssued = vi.fn();

const open = (ordersId = 7) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <TaxInvoiceForm ordersId={ordersId} papers={papers} onBusy={vi.fn()} onIssued={onIssued} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'ออกใบกำกับภาษี' }));

describe('asking for a tax invoice', () => {
  beforeEach(() => sessionStorage.clear());

  it('BUY-12 keeps what was typed when the dialog was closed or reloaded, for its order alone', () => {
    const { unmount } = open();
    fireEvent.click(screen.getByRole('button', { name: 'บริษัท ห้างร้าน' }));
    type('ชื่อบริษัทตามหนังสือรับรอง', 'บริษัท ฟ้าใส จำกัด');
    type('ที่อยู่บนใบกำกับภาษี', '1 ถนนพระรามหก');
    unmount();
    open(8).unmount();
    open();
    expect(field('ชื่อบริษัทตามหนังสือรับรอง').value).toBe('บริษัท ฟ้าใส จำกัด');
    expect(field('ที่อยู่บนใบกำกับภาษี').value).toBe('1 ถนนพระรามหก');
  });

  it('BUY-12 keeps it while the server refuses, and forgets it once the invoice is issued', async () => {
    vi.mocked(call).mockRejectedValueOnce(ApiError.noConnection());
    const { unmount } = open();
    type('ชื่อ นามสกุล', 'ฟ้าใส ใจดี');
    type('ที่อยู่บนใบกำกับภาษี', '1 ถนนพระรามหก');
    submit();
    await screen.findByRole('alert');
    vi.mocked(call).mockResolvedValueOnce({ data: { id: 1, paper_no: 'TI-1' } } as never);
    submit();
    await vi.waitFor(() => expect(onIssued).toHaveBeenCalled());
    unmount();
    open();
    expect([field('ชื่อ นามสกุล').value, field('ที่อยู่บนใบกำกับภาษี').value]).toEqual(['', '']);
  });
});
