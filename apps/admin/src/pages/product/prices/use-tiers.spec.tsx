import { Refine } from '@refinedev/core';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { useReducer } from 'react';
import { dataProvider } from '../../../providers/data';
import { PriceRows } from './price-rows';
import { type TiersForm, useTiers } from './use-tiers';

const READ_AT = '2026-11-22T12:20:00.000Z';
const NEWER = '2026-11-22T12:30:00.000Z';
const tier = (id: number, product_price_title: string, product_price_value: number) => ({
  id,
  update_at: READ_AT,
  product_id: 1,
  product_price_title,
  product_price_value,
  product_price_type: 'NL',
  product_price_member: 'NL',
  product_price_show: 'N',
  product_price_start: null,
  product_price_to: null,
});
type Row = ReturnType<typeof tier>;

/** Two tiers on a server that refuses a save over a newer row, as the resource kit does. */
class Server {
  rows: Row[] = [tier(1, 'บัตรทั่วไป', 590), tier(2, 'บัตรหน้าเวที', 990)];
  sent: Partial<Row>[] = [];
  reads = 0;
  /** What the next reading waits for. */
  line = Promise.resolve();

  constructor() {
    globalThis.fetch = async (address, { method = 'GET', body } = {}) => {
      if (method === 'DELETE') return this.remove(new URLSearchParams(String(address).split('?')[1]));
      if (method === 'GET') {
        await this.line;
        this.reads += 1;
        return answer(200, { data: this.rows, total: this.rows.length });
      }
      const given = JSON.parse(body as string) as Partial<Row>;
      this.sent.push(given);
      return this.save(given);
    };
  }

  write(id: number, columns: Partial<Row>): void {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, ...columns } : row));
  }

  private newer(row: Row | undefined, version: string | null | undefined): Response | undefined {
    if (!row || !version || row.update_at <= version) return undefined;
    const data = { by: 'แพร', at: NEWER, fields: ['product_price_value'], update_at: row.update_at };
    return answer(409, { code: 'ROW_CHANGED', message: 'แพร แก้ไขข้อมูลนี้ไปแล้ว', data });
  }

  private remove(query: URLSearchParams): Response {
    const row = this.rows.find(({ id }) => id === Number(query.get('id')));
    const refusal = this.newer(row, query.get('update_at'));
    if (refusal) return refusal;
    this.rows = this.rows.filter((one) => one !== row);
    return row ? answer(200, {}) : answer(404, { code: 'NOT_FOUND', message: 'ไม่พบข้อมูล' });
  }

  private save({ id = 0, update_at, ...columns }: Partial<Row>): Response {
    const row = this.rows.find((one) => one.id === id);
    const refusal = this.newer(row, update_at);
    if (refusal) return refusal;
    this.write(id, { ...columns, update_at: new Date(Date.parse(row?.update_at ?? NEWER) + 1_000).toISOString() });
    return answer(200, { data: { insertId: id } });
  }
}

function answer(status: number, body: object): Response {
  const envelope = { result: status === 200, ...body };
  return { ok: status === 200, status, headers: new Headers(), json: () => Promise.resolve(envelope) } as Response;
}

function Page() {
  const tiers = useTiers(1);
  const [, follow] = useReducer((turn: number) => turn + 1, 0);
  const save = () => void tiers.save().then(follow);
  const removeLast = () => {
    const { tiers: rows } = tiers.form.getFieldsValue(true) as TiersForm;
    tiers.form.setFieldsValue({ tiers: rows.slice(0, -1) });
    follow();
  };
  return (
    <>
      <output>{tiers.count()}</output>
      <button onClick={save}>บันทึก</button>
      <button onClick={removeLast}>ลบราคาที่ 2</button>
      <PriceRows tiers={tiers} publish={null} last={null} changed={follow} save={save} />
    </>
  );
}

configure({ asyncUtilTimeout: 10_000 });

describe('price tiers', () => {
  let server: Server;
  beforeEach(() => {
    server = new Server();
    render(
      <App>
        <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
          <Page />
        </Refine>
      </App>,
    );
  });

  const price = (place: number) => screen.findByLabelText<HTMLInputElement>(`จำนวนเงินของราคาที่ ${place}`);
  const type = async (place: number, value: string) => fireEvent.change(await price(place), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByText(name));
  const value = (id: number) => server.rows.find((row) => row.id === id)?.product_price_value;

  it('ADMIN-07 a tier is saved over the version that was read, and again over its own', async () => {
    await type(1, '600');
    press('บันทึก');
    await waitFor(() => expect(value(1)).toBe(600));
    expect(server.sent).toEqual([{ id: 1, update_at: READ_AT, product_price_value: 600 }]);
    await waitFor(() => expect(server.reads).toBe(3));
    await type(1, '610');
    press('บันทึก');
    await waitFor(() => expect(value(1)).toBe(610));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ADMIN-07 one that a colleague changed is named with who, saved over on purpose only, and shown on demand', async () => {
    await type(1, '600');
    await type(2, '1000');
    server.write(2, { product_price_value: 890, update_at: NEWER });
    press('บันทึก');
    await screen.findByText('แพร แก้ไขราคา “บัตรหน้าเวที”ไปแล้ว เมื่อ 22-11-2026 19:30');
    expect([value(1), value(2)]).toEqual([600, 890]);
    press('บันทึกทับ เฉพาะช่องที่กรอก');
    await waitFor(() => expect(value(2)).toBe(1000));
    expect(server.sent.at(-1)).toEqual({ id: 2, update_at: NEWER, product_price_value: 1000 });

    await type(2, '1100');
    server.write(2, { product_price_value: 790, update_at: '2026-11-22T13:00:00.000Z' });
    press('บันทึก');
    fireEvent.click(await screen.findByText('ดูค่าใหม่ ทิ้งที่กรอกไว้'));
    await waitFor(async () => expect((await price(2)).value).toBe('790.00'));
    expect([value(1), value(2)]).toEqual([600, 790]);
  });

  it('ADMIN-07 one that a colleague changed is not removed with what they saved, but shown again, or removed on purpose', async () => {
    const removeLast = async () => {
      fireEvent.click((await screen.findAllByRole('button', { name: /^จัดการ / })).at(-1)!);
      fireEvent.click(await screen.findByRole('button', { name: 'ลบราคานี้' }));
      press('บันทึก');
    };
    await price(2);
    server.write(2, { product_price_value: 890, update_at: NEWER });
    await removeLast();
    await screen.findByText('แพร แก้ไขราคา “บัตรหน้าเวที”ไปแล้ว เมื่อ 22-11-2026 19:30');
    press('ดูค่าใหม่ ไม่ลบแล้ว');
    await waitFor(async () => expect((await price(2)).value).toBe('890.00'));
    expect(value(2)).toBe(890);

    server.write(2, { product_price_value: 790, update_at: '2026-11-22T13:00:00.000Z' });
    await removeLast();
    fireEvent.click(await screen.findByText('ลบตามเดิม'));
    await waitFor(() => expect(value(2)).toBeUndefined());
    expect(value(1)).toBe(590);
  });

  it('ADMIN-07 what is typed while a tier is saved is no conflict with oneself', async () => {
    let answerReading = () => undefined as void;
    await type(1, '600');
    server.line = new Promise((resolve) => (answerReading = resolve));
    press('บันทึก');
    await waitFor(() => expect(value(1)).toBe(600));
    await type(1, '610');
    answerReading();
    await waitFor(() => expect(server.reads).toBe(3));
    press('บันทึก');
    await waitFor(() => expect(value(1)).toBe(610));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ADMIN-07 saving over a colleague keeps what they wrote into other fields, in the form, too', async () => {
    await type(2, '1000');
    server.write(2, { product_price_title: 'บัตรยืน', update_at: NEWER });
    press('บันทึก');
    fireEvent.click(await screen.findByText('บันทึกทับ เฉพาะช่องที่กรอก'));
    await waitFor(() => expect(value(2)).toBe(1000));
    expect(await screen.findByText('บัตรยืน', { selector: 'b' })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0'));
    expect(server.rows[1]).toMatchObject({ product_price_title: 'บัตรยืน', product_price_value: 1000 });
  });

  it('ADMIN-07 a tier that a colleague removed, too, is gone', async () => {
    await price(2);
    server.rows = server.rows.slice(0, 1);
    press('ลบราคาที่ 2');
    const unsaved = () => screen.getByRole('status').textContent;
    await waitFor(() => expect(unsaved()).toBe('1'));
    press('บันทึก');
    await waitFor(() => expect(unsaved()).toBe('0'));
  });
});
