import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerCalls, renderInOffice } from '../../testing/in-office';
import { Differences } from './differences';
import type { MoneyToSettle } from './use-money-day';

configure({ asyncUtilTimeout: 10_000 });

const row = (id: number): MoneyToSettle =>
  ({
    ...{ id, money_back_id: null, orders_id: null, slip_id: id, kind: 'no_order', amount: 590, key: '1' },
    ...{ order_no: null, orders_net: null, reference: null, likely_order_no: null, transferred_at: null },
  }) as Partial<MoneyToSettle> as MoneyToSettle;

const candidate = (id: number) => ({ id, order_no: `W${id}`, orders_net: 590, same_amount: true, same_buyer: false });

describe('differences of a day', () => {
  afterEach(cleanup);

  it('BUY-15 money goes to an order that was chosen for it, and to none that was chosen for other money', async () => {
    const sent: unknown[] = [];
    answerCalls(({ searchParams }, body) => {
      if (body) sent.push(JSON.parse(body));
      const id = Number(searchParams.get('id'));
      return [candidate(10 * id), candidate(10 * id + 1)];
    });
    const router = renderInOffice(<Differences rows={[row(1), row(2)]} accounts={[]} />);
    const match = (place: number) => fireEvent.click(screen.getAllByText('จับคู่')[place]!);
    match(0);
    fireEvent.click(await screen.findByText('W11'));
    fireEvent.click(screen.getByText('ยกเลิก'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    match(1);
    await screen.findByText('W20');
    fireEvent.click(screen.getAllByText('จับคู่และอนุมัติ').at(-1)!);
    await waitFor(() => expect(sent).toEqual([{ id: 2, orders_id: 20 }]));
  });
});
