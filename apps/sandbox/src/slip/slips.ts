import type { FastifyInstance } from 'fastify';
import { readFields } from '../request-fields';
import type { Accounts, ReceivingAccount } from './accounts';
import type { Bank } from './bank';
import { findBank } from './bank-directory';
import { SlipOrder } from './slip-order';
import { WrongFields } from '../wrong-fields';
import { drawSlip } from './slip-picture';

/** The calls by which tests and the inbox page make slips and register the shop's accounts. */
export function slipRoutes(app: FastifyInstance, bank: Bank, accounts: Accounts): void {
  app.post('/api/slips', async (request, reply) => {
    const { values } = await readFields(request);
    const { transfer, format } = new SlipOrder(values, (number) => accounts.find(number)).read();
    const recorded = bank.record(transfer);
    reply.header('x-slip-id', recorded.id).header('x-slip-ref', recorded.reference);
    reply.header('x-slip-payload', recorded.payload);
    return reply
      .code(201)
      .type(`image/${format}`)
      .send(await drawSlip(recorded, format));
  });

  app.get('/api/slips', () => ({ result: true, data: bank.list() }));

  app.get<{ Params: { id: string } }>('/api/slips/:id/picture', async (request, reply) => {
    const transfer = bank.get(Number(request.params.id));
    if (!transfer) return reply.callNotFound();
    return reply.type('image/png').send(await drawSlip(transfer, 'png'));
  });

  app.get('/api/accounts', () => ({ result: true, data: accounts.list() }));

  app.put('/api/accounts', (request) => {
    accounts.register(readAccounts(request.body));
    return { result: true, data: accounts.list() };
  });
}

function readAccounts(body: unknown): ReceivingAccount[] {
  if (!Array.isArray(body)) throw new WrongFields([{ field: 'accounts', message: 'ต้องเป็นรายการบัญชี' }]);
  return body.map((each: Partial<Record<keyof ReceivingAccount, string>>, index) => {
    const bank = findBank(String(each.bank_code));
    const account_no = String(each.account_no ?? '').replace(/[-\s]/g, '');
    if (!bank || !/^\d{6,15}$/.test(account_no)) {
      throw new WrongFields([{ field: `accounts[${index}]`, message: 'ธนาคารหรือเลขที่บัญชีไม่ถูกต้อง' }]);
    }
    return { bank_code: bank.code, account_no, account_name: String(each.account_name ?? '') };
  });
}
