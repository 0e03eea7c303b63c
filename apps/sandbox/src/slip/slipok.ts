import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { slipVerify } from 'promptparse/validate';
import { faultHook } from '../faults';
import type { Faults } from '../faults';
import { Journal } from '../journal';
import { readFields } from '../request-fields';
import type { RequestFields } from '../request-fields';
import type { SandboxSettings } from '../settings';
import type { Accounts } from './accounts';
import { DEMO_ACCOUNT } from './accounts';
import { BAHT, type Bank, type Transfer } from './bank';
import { bankOf } from './bank-directory';
import { outcomeOf } from './outcome';
import { readQr } from './slip-reader';
import { bankDelay, describeSlip, refusals, SlipRefusal } from './slipok-answer';

const DELAY_MINUTES = 2;
const QUOTA = 10_000;
const PICTURE_NAME = /\.(jpe?g|png|jfif|webp)$/i;

interface Sighting {
  id: number;
  key: string;
  at: string;
}

interface Question {
  branch: string;
  payload: string;
  amountSatang?: number;
  remember: boolean;
  delayed: boolean;
}

/** SlipOK: `POST /api/line/apikey/{branch}` and its quota look-up, answered from the sandbox's bank. */
export class SlipVerifier {
  private readonly seen: Journal<Sighting>;
  private readonly pendingSince = new Map<string, number>();
  private used = 0;

  constructor(
    private readonly bank: Bank,
    private readonly accounts: Accounts,
    private readonly settings: SandboxSettings,
  ) {
    this.seen = new Journal(join(settings.directory, 'verified-slips.jsonl'), 2000);
  }

  register(app: FastifyInstance, faults: Faults): void {
    const answers = {
      error: { code: 500, message: 'เกิดข้อผิดพลาดของระบบ' },
      tooMany: { code: 429, message: 'เรียกใช้งานถี่เกินไป', retry_after: 1 },
    };
    app.addHook('preHandler', faultHook(faults, 'slip', answers, this.settings.slowMs));
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof SlipRefusal)) throw error;
      return reply.code(error.status).send(error.body());
    });
    app.get<{ Params: { branch: string } }>('/api/line/apikey/:branch/quota', (request) => {
      this.authorise(request.params.branch, request);
      return { success: true, data: { quota: Math.max(QUOTA - this.used, 0), specialQuota: 0, overQuota: 0 } };
    });
    app.post<{ Params: { branch: string } }>('/api/line/apikey/:branch', async (request) => {
      this.authorise(request.params.branch, request);
      const question = await readQuestion(request.params.branch, request);
      return { success: true, data: describeSlip(this.verify(question)) };
    });
  }

  private authorise(branch: string, request: FastifyRequest): void {
    if (this.settings.slipBranch && branch !== this.settings.slipBranch) throw refusals.unknownBranch();
    const key = request.headers['x-authorization'];
    if (!key || key !== (this.settings.slipKey ?? key)) throw refusals.wrongKey();
  }

  private verify(question: Question): Transfer {
    const code = slipVerify(question.payload, true);
    if (!code) throw refusals.otherQr();
    if (question.delayed)
      throw bankDelay(question.payload, code.sendingBank, bankOf(code.sendingBank).name, DELAY_MINUTES);
    const known = this.bank.find(code.sendingBank, code.transRef);
    this.obeyEnding(question, known ?? inventedTransfer(question, code.sendingBank, code.transRef));
    if (!known) throw refusals.unknownSlip();
    this.compare(question, known);
    return known;
  }

  /** References with a set ending get their answer before the bank is asked. */
  private obeyEnding(question: Question, slip: Transfer): void {
    const outcome = outcomeOf(slip.reference);
    if (outcome === 'amount') throw refusals.otherAmount({ ...slip, amount_satang: slip.amount_satang + 100 });
    if (outcome === 'receiver') throw refusals.otherReceiver({ ...slip, receiver_account: '9998887776' });
    if (outcome === 'duplicate') throw refusals.repeated(slip, slip.at);
    if (outcome === 'unknown') throw refusals.unknownSlip();
    if (outcome === 'error') throw Object.assign(new Error('set outcome'), { statusCode: 500 });
    if (outcome === 'pending') this.holdBack(question, slip);
  }

  private holdBack(question: Question, slip: Transfer): void {
    const since = this.pendingSince.get(slip.payload) ?? Date.now();
    this.pendingSince.set(slip.payload, since);
    const minutesLeft = Math.ceil(DELAY_MINUTES - (Date.now() - since) / 60_000);
    if (minutesLeft > 0) {
      throw bankDelay(question.payload, slip.sending_bank, bankOf(slip.sending_bank).name, minutesLeft);
    }
  }

  private compare(question: Question, slip: Transfer): void {
    const key = `${question.branch} ${slip.sending_bank} ${slip.reference}`;
    const before = question.remember ? this.seen.all().find((each) => each.key === key) : undefined;
    if (before) throw refusals.repeated(slip, before.at);
    this.used += 1;
    if (question.amountSatang !== undefined && question.amountSatang !== slip.amount_satang) {
      throw refusals.otherAmount(slip);
    }
    if (!question.remember) return;
    if (this.accounts.refuses(slip.receiver_account)) throw refusals.otherReceiver(slip);
    this.seen.append({ key, at: new Date().toISOString() });
  }
}

async function readQuestion(branch: string, request: FastifyRequest): Promise<Question> {
  const fields = await readFields(request);
  const amount = fields.values.amount ? Number(fields.values.amount) : undefined;
  return {
    branch,
    payload: await readPayload(fields),
    amountSatang: amount === undefined ? undefined : Math.round(amount * 100),
    remember: fields.values.log === 'true',
    delayed: request.delayed,
  };
}

async function readPayload({ values, files }: RequestFields): Promise<string> {
  if (values.data) return values.data;
  // The real service would fetch `url`; the sandbox never calls out.
  if (values.url) throw refusals.brokenPicture();
  if (!files.files) throw refusals.nothingSent();
  if (!PICTURE_NAME.test(files.files.filename)) throw refusals.notPictureType();
  const read = await readQr(files.files.content).catch(() => {
    throw refusals.brokenPicture();
  });
  if (!read) throw refusals.noQr();
  return read;
}

function inventedTransfer(question: Question, sendingBank: string, reference: string): Transfer {
  return {
    id: 0,
    sending_bank: sendingBank,
    reference,
    sender_name: 'นาย ผู้โอน ทดสอบ',
    sender_account: '1234567890',
    receiving_bank: DEMO_ACCOUNT.bank_code,
    receiver_account: DEMO_ACCOUNT.account_no,
    receiver_name: DEMO_ACCOUNT.account_name,
    amount_satang: question.amountSatang ?? 100,
    currency: BAHT,
    at: new Date().toISOString(),
    payload: question.payload,
    with_qr: true,
    genuine: false,
  };
}
