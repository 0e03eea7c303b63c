import type { FastifyInstance, FastifyRequest } from 'fastify';
import { faultHook, type Faults } from '../faults';
import { readFields } from '../request-fields';
import type { SandboxSettings } from '../settings';
import { maskAccount, shortenName } from './account';
import type { Bank, Transfer } from './bank';
import { bankOf } from './bank-directory';
import { lookUp } from './look-up';

const LONGEST_PAYLOAD = 128;

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** EasySlip v2: `POST /v2/verify/bank` by the text of a QR, answered from the sandbox's bank. */
export class EasySlip {
  constructor(
    private readonly bank: Bank,
    private readonly settings: SandboxSettings,
  ) {}

  register(app: FastifyInstance, faults: Faults): void {
    const answers = {
      error: errorOf('API_SERVER_ERROR', 'Internal server error'),
      tooMany: errorOf('RATE_LIMITED', 'Too many requests'),
    };
    app.addHook('preHandler', faultHook(faults, 'easyslip', answers, this.settings.slowMs));
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Refused)) throw error;
      return reply.code(error.status).send(errorOf(error.code, error.message));
    });
    app.post('/v2/verify/bank', async (request) => {
      this.authorise(request);
      const { payload = '', matchAmount } = (await readFields(request)).values;
      const transfer = this.find(payload);
      const data = { isDuplicate: false, matchedAccount: null, amountInSlip: transfer.amount_satang / 100 };
      const amountInOrder = matchAmount === undefined ? undefined : Number(matchAmount);
      const isAmountMatched = amountInOrder === undefined ? undefined : amountInOrder === data.amountInSlip;
      return {
        success: true,
        data: { ...data, amountInOrder, isAmountMatched, rawSlip: rawSlipOf(transfer) },
        message: 'success',
      };
    });
  }

  private authorise({ headers: { authorization } }: FastifyRequest): void {
    const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
    if (!key) throw new Refused(401, 'MISSING_API_KEY', 'API key is missing');
    if (key !== (this.settings.easySlipKey ?? key)) throw new Refused(401, 'INVALID_API_KEY', 'API key is invalid');
  }

  private find(payload: string): Transfer {
    if (payload === '' || payload.length > LONGEST_PAYLOAD)
      throw new Refused(400, 'VALIDATION_ERROR', 'payload must have 1 to 128 characters');
    const found = lookUp(this.bank, payload);
    if (found.kind === 'other') throw new Refused(400, 'VALIDATION_ERROR', 'payload is not the QR of a slip');
    if (found.kind === 'unknown') throw new Refused(404, 'SLIP_NOT_FOUND', 'slip not found');
    return found.transfer;
  }
}

const errorOf = (code: string, message: string) => ({ success: false, error: { code, message } });

function rawSlipOf(transfer: Transfer): object {
  const amount = transfer.amount_satang / 100;
  return {
    payload: transfer.payload,
    transRef: transfer.reference,
    date: bangkokDate(transfer.at),
    countryCode: 'TH',
    amount: { amount, local: { amount, currency: transfer.currency } },
    ...{ fee: 0, ref1: '', ref2: '', ref3: '' },
    sender: partyOf(transfer.sending_bank, transfer.sender_name, transfer.sender_account),
    receiver: partyOf(transfer.receiving_bank, transfer.receiver_name, transfer.receiver_account),
  };
}

function partyOf(code: string, name: string, account: string): object {
  const bank = bankOf(code);
  return {
    bank: { id: bank.code, name: bank.name, short: bank.short },
    account: { name: { th: shortenName(name) }, bank: { type: 'BANKAC', account: maskAccount(account) } },
  };
}

/** '2026-11-20T13:21:00+07:00' */
function bangkokDate(at: string): string {
  const local = new Date(new Date(at).getTime() + 7 * 3600_000).toISOString();
  return `${local.slice(0, 19)}+07:00`;
}
