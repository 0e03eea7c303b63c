import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deliver, faultHook, type Faults } from '../faults';
import { readFields } from '../request-fields';
import type { SandboxSettings } from '../settings';
import { Document } from '../inbox/document';
import { sendPage } from '../inbox/html';
import { baht } from '../slip/slip-picture';
import { isLocalUrl, type MerchantPortal } from './notifier';

/** Where a shop's form is sent. */
export const C2P_FORM = '/2C2PFrontEnd/RedirectV3/payment';

/** The fields that hashes cover, in their order. */
const ASKED =
  'version merchant_id payment_description order_id invoice_no currency amount customer_email pay_category_id promotion ' +
  'user_defined_1 user_defined_2 user_defined_3 user_defined_4 user_defined_5 result_url_1 result_url_2 enable_store_card ' +
  'stored_card_unique_id request_3ds payment_option payment_expiry default_lang';
const ANSWERED =
  'version request_timestamp merchant_id order_id invoice_no currency amount transaction_ref approval_code eci ' +
  'transaction_datetime payment_channel payment_status channel_response_code channel_response_desc masked_pan ' +
  'stored_card_unique_id backend_invoice paid_channel paid_agent recurring_unique_id user_defined_1 user_defined_2 ' +
  'user_defined_3 user_defined_4 user_defined_5 browser_info ippPeriod ippInterestType ippInterestRate ' +
  'ippMerchantAbsorbRate payment_scheme process_by sub_merchant_list';

type Fields = Record<string, string>;

/** What the last two digits of an amount bring about: status and the code of the bank. */
const VERDICTS: Record<string, [string, string]> = { '05': ['002', '05'], '51': ['002', '51'], '91': ['999', '91'] };

/** Of such an amount nothing is ever told: the browser comes back with the number of its order, and without an answer. */
const SILENT = '29';

const CANCELLED = ['003', ''] as const;
/** What its page brings about, whatever the amount. */
const DECISIONS: Record<string, readonly [string, string]> = { cancel: CANCELLED, refuse: ['002', '51'] };

/** 2C2P's form 8.5: a shop's signed fields, a page for the card, and its signed answer to the shop and to the browser. */
export class C2pPages {
  private readonly asked = new Map<string, Fields>();
  private readonly used = new Set<string>();

  constructor(
    private readonly portal: MerchantPortal,
    private readonly settings: SandboxSettings,
  ) {}

  register(app: FastifyInstance, faults: Faults): void {
    const answers = { error: { message: 'error' }, tooMany: { message: 'too many' } };
    app.addHook('preHandler', faultHook(faults, 'form', answers, this.settings.slowMs));
    app.post(C2P_FORM, async (request, reply) => this.open((await readFields(request)).values, reply));
    app.post<{ Params: { id: string } }>(`${C2P_FORM}/:id`, (request, reply) => this.decide(request, reply));
  }

  private open(fields: Fields, reply: FastifyReply): FastifyReply {
    const mistake = this.mistakeIn(fields);
    if (mistake) return sendPage(reply.code(400), <Refused reason={mistake} />);
    this.used.add(fields.order_id ?? '');
    const id = randomBytes(12).toString('hex');
    this.asked.set(id, fields);
    return sendPage(reply, <CardPage id={id} fields={fields} />);
  }

  private mistakeIn(fields: Fields): string | undefined {
    const right = hashOf(ASKED, fields, this.settings.formSecret);
    if (fields.merchant_id !== this.settings.formMerchant) return 'merchant_id';
    if (fields.version !== '8.5' || fields.currency !== '764') return 'version, currency';
    if (!/^\d{12}$/.test(fields.amount ?? '') || Number(fields.amount) === 0) return 'amount';
    if (!['A', 'C', 'CC'].includes(fields.payment_option ?? '')) return 'payment_option';
    if (!/^[A-Za-z0-9]{1,20}$/.test(fields.order_id ?? '') || this.used.has(fields.order_id ?? '')) return 'order_id';
    if (![fields.result_url_1, fields.result_url_2].every((url) => isLocalUrl(url ?? ''))) return 'result_url';
    return fields.hash_value?.toLowerCase() === right ? undefined : 'hash_value';
  }

  private async decide(
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const fields = this.asked.get(request.params.id);
    if (!fields) return sendPage(reply.code(404), <Refused reason="order_id" />);
    const target = fields.result_url_1 ?? '';
    const leadBack = (told: Fields) =>
      sendPage(reply, <BackPage target={target} fields={told} />, { formTargets: [new URL(target).origin] });
    if (fields.amount?.endsWith(SILENT)) return leadBack({ order_id: fields.order_id ?? '' });
    const { answer } = (await readFields(request)).values;
    const told = this.answerTo(fields, request.params.id, answer ?? '');
    const url = fields.result_url_2 ?? '';
    const times = this.portal.formNotify ?? 1;
    void deliver(request.delayed, this.settings.lateMs, async () => {
      for (let time = 0; time < times; time += 1) await post(url, told);
    });
    return leadBack(told);
  }

  private answerTo(fields: Fields, id: string, decision: string): Fields {
    const ofAmount = VERDICTS[(fields.amount ?? '').slice(-2)] ?? ['000', '00'];
    const [status, code] = decision === 'pay' ? ofAmount : (DECISIONS[decision] ?? CANCELLED);
    const { version = '', merchant_id = '', order_id = '', currency = '', amount = '' } = fields;
    const told: Fields = {
      ...{ version, merchant_id, order_id, currency, amount },
      request_timestamp: stamp(),
      transaction_ref: id,
      approval_code: status === '000' ? '123456' : '',
      transaction_datetime: stamp(),
      payment_channel: '001',
      payment_status: status,
      channel_response_code: code,
      masked_pan: '411111XXXXXX1111',
      payment_scheme: 'VI',
    };
    const secret = this.portal.formHashWrong ? 'wrong' : this.settings.formSecret;
    return { ...told, hash_value: hashOf(ANSWERED, told, secret).toUpperCase() };
  }
}

function hashOf(names: string, fields: Fields, secret: string): string {
  const text = names.split(' ').map((name) => fields[name] ?? '');
  return createHmac('sha256', secret).update(text.join('')).digest('hex');
}

const stamp = (): string => new Date().toISOString().slice(0, 19).replace('T', ' ');

async function post(url: string, fields: Fields): Promise<void> {
  const signal = AbortSignal.timeout(10_000);
  await fetch(url, { method: 'POST', body: new URLSearchParams(fields), signal, redirect: 'manual' }).catch(
    () => undefined,
  );
}

function CardPage({ id, fields }: { id: string; fields: Fields }) {
  return (
    <Document title="จ่ายด้วยบัตร">
      <main className="sheet">
        <h1>จ่ายด้วยบัตร</h1>
        <p className="muted">หน้านี้แทนหน้าชำระเงินของ 2C2P</p>
        <dl className="facts">
          <dt>ยอดเงิน</dt>
          <dd className="number">฿{baht(Number(fields.amount))}</dd>
          <dt>เลขอ้างอิง</dt>
          <dd>{fields.order_id}</dd>
        </dl>
        <form method="post" action={`${C2P_FORM}/${id}`} className="actions">
          <button className="button primary" name="answer" value="pay">
            จ่ายด้วยบัตรนี้
          </button>
          <button className="button" name="answer" value="refuse">
            ให้ธนาคารไม่อนุมัติ
          </button>
          <button className="button" name="answer" value="cancel">
            ยกเลิก
          </button>
        </form>
      </main>
    </Document>
  );
}

function BackPage({ target, fields }: { target: string; fields: Fields }) {
  return (
    <Document title="กลับไปที่ร้านค้า" script="/page/submit.mjs">
      <main className="sheet">
        <h1>กำลังกลับไปที่ร้านค้า</h1>
        <form method="post" action={target} className="actions">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="button primary">กลับไปที่ร้านค้า</button>
        </form>
      </main>
    </Document>
  );
}

function Refused({ reason }: { reason: string }) {
  return (
    <Document title="ปฏิเสธ">
      <main className="sheet">
        <h1>2C2P ไม่รับรายการนี้</h1>
        <p className="muted">ตรวจ {reason}</p>
      </main>
    </Document>
  );
}
