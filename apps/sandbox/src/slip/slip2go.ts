import type { FastifyInstance, FastifyRequest } from 'fastify';
import { faultHook, type Faults } from '../faults';
import type { SandboxSettings } from '../settings';
import { maskAccount, shortenName } from './account';
import type { Bank, Transfer } from './bank';
import { bankOf } from './bank-directory';
import { lookUp } from './look-up';

/** Slip2Go: `POST /api/verify-slip/qr-code/info`, answered from the sandbox's bank. Refusals come with status 200, as there. */
export class Slip2Go {
  constructor(
    private readonly bank: Bank,
    private readonly settings: SandboxSettings,
  ) {}

  register(app: FastifyInstance, faults: Faults): void {
    const answers = { error: said('500500', 'Server Error'), tooMany: said('429429', 'Too Many Requests') };
    app.addHook('preHandler', faultHook(faults, 'slip2go', answers, this.settings.slowMs));
    app.post<{ Body: { payload?: { qrCode?: unknown } } }>('/api/verify-slip/qr-code/info', (request, reply) => {
      if (!this.knows(request)) return reply.code(401).send(said('401001', 'Unauthorized'));
      const qrCode = request.body?.payload?.qrCode;
      if (typeof qrCode !== 'string' || qrCode === '') return said('400400', 'Request is incorrect');
      const found = lookUp(this.bank, qrCode);
      if (found.kind === 'other') return said('400001', 'QR code is incorrect');
      if (found.kind === 'unknown') return said('200404', 'Slip not found');
      return { ...said('200000', 'Slip found'), data: dataOf(found.transfer) };
    });
  }

  private knows({ headers: { authorization } }: FastifyRequest): boolean {
    const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
    return key !== undefined && key === (this.settings.slip2GoKey ?? key);
  }
}

const said = (code: string, message: string) => ({ code, message });

function dataOf(transfer: Transfer): object {
  return {
    referenceId: `s2g-${transfer.id}`,
    decode: transfer.payload,
    transRef: transfer.reference,
    dateTime: transfer.at,
    amount: transfer.amount_satang / 100,
    ...{ ref1: null, ref2: null, ref3: null },
    sender: partyOf(transfer.sending_bank, transfer.sender_name, transfer.sender_account),
    receiver: partyOf(transfer.receiving_bank, transfer.receiver_name, transfer.receiver_account),
  };
}

function partyOf(code: string, name: string, account: string): object {
  const bank = bankOf(code);
  return {
    account: {
      name: shortenName(name),
      bank: { account: maskAccount(account) },
      proxy: { type: null, account: null },
    },
    bank: { id: bank.code, name: bank.name },
  };
}
