import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deliver, faultHook } from './faults';
import type { Faults } from './faults';
import { nationalNumber } from './messages';
import type { Messages } from './messages';
import { readFields } from './request-fields';
import type { SandboxSettings } from './settings';

const RECIPIENTS_PER_CALL = 500;
const LONGEST_MESSAGE = 1000;

const ERRORS = {
  authentication: { status: 401, code: 101, name: 'ERROR_AUTHENTICATION', description: 'Authentication failed' },
  parameter: { status: 400, code: 104, name: 'ERROR_REQUIRED_PARAMETER', description: 'Missing or wrong parameter' },
  sender: { status: 400, code: 106, name: 'ERROR_SENDER', description: 'Sender name is not registered' },
  credit: { status: 400, code: 109, name: 'ERROR_INSUFFICIENT_CREDIT', description: 'Insufficient credit' },
  internal: { status: 500, code: 500, name: 'ERROR_INTERNAL', description: 'Internal server error' },
  tooMany: { status: 429, code: 429, name: 'ERROR_TOO_MANY_REQUESTS', description: 'Too many requests' },
} as const;

/** ThaiBulkSMS, SMS version 2: `POST /sms`. Numbers ending 9990, 9991 and 9992 fail, come late and lack credit. */
export function smsGateway(messages: Messages, faults: Faults, settings: SandboxSettings) {
  return async (app: FastifyInstance): Promise<void> => {
    const answers = { error: errorBody('internal'), tooMany: errorBody('tooMany') };
    app.addHook('preHandler', faultHook(faults, 'sms', answers, settings.slowMs));
    app.post('/sms', async (request, reply) => {
      if (!authorised(request, settings)) return refuse(reply, 'authentication');
      const { values } = await readFields(request);
      const wrong = findMistake(values);
      if (wrong) return refuse(reply, wrong);
      return send(messages, values, request.delayed, settings.lateMs);
    });
  };
}

function authorised(request: FastifyRequest, settings: SandboxSettings): boolean {
  const [scheme, credentials = ''] = (request.headers.authorization ?? '').split(' ');
  const [key = '', secret = ''] = Buffer.from(credentials, 'base64').toString().split(':');
  if (scheme !== 'Basic' || !key || !secret) return false;
  return key === (settings.smsKey ?? key) && secret === (settings.smsSecret ?? secret);
}

function findMistake(values: Record<string, string>): keyof typeof ERRORS | undefined {
  const numbers = recipients(values);
  if (numbers.length === 0 || numbers.length > RECIPIENTS_PER_CALL) return 'parameter';
  if (!values.message || values.message.length > LONGEST_MESSAGE) return 'parameter';
  if (values.force && !['standard', 'corporate'].includes(values.force)) return 'parameter';
  if (values.sender && !/^[A-Za-z0-9]{1,11}$/.test(values.sender)) return 'sender';
  if (numbers.some((number) => number.endsWith('9990'))) return 'internal';
  return numbers.some((number) => number.endsWith('9992')) ? 'credit' : undefined;
}

function recipients(values: Record<string, string>): string[] {
  return (values.msisdn ?? '').split(',').filter(Boolean).map(nationalNumber);
}

async function send(messages: Messages, values: Record<string, string>, delayed: boolean, lateMs: number) {
  const text = values.message ?? '';
  const parts = partsOf(text);
  const [good, bad] = [recipients(values).filter(isMobile), recipients(values).filter((number) => !isMobile(number))];
  const accepted = good.map((number) => ({ number, message_id: randomBytes(11).toString('base64url') }));
  for (const { number, message_id } of accepted) {
    const meta = { sender: values.sender, force: values.force ?? 'standard', parts, message_id, code: findCode(text) };
    const late = delayed || number.endsWith('9991');
    await deliver(late, lateMs, () => messages.add({ channel: 'sms', to: number, text, meta }));
  }
  return {
    remaining_credit: 10_000,
    total_use_credit: accepted.length * parts,
    credit_type: values.force ?? 'standard',
    phone_number_list: accepted.map((each) => ({ ...each, number: `66${each.number.slice(1)}`, used_credit: parts })),
    bad_phone_number_list: bad.map((number) => ({ number, message: 'Invalid phone number' })),
  };
}

function isMobile(number: string): boolean {
  return /^0[689]\d{8}$/.test(number);
}

/** A message of only GSM letters holds 160 (153 when split), any other 70 (67 when split). */
function partsOf(text: string): number {
  const [single, split] = /^[\x20-\x7E\n\r]*$/.test(text) ? [160, 153] : [70, 67];
  return text.length <= single ? 1 : Math.ceil(text.length / split);
}

/** The verification code that a text carries, so that people and tests need not search for it. */
export function findCode(text: string): string | undefined {
  return /(?:รหัส|OTP|code)\D{0,30}(\d{4,6})(?!\d)/i.exec(text)?.[1];
}

function errorBody(kind: keyof typeof ERRORS): object {
  const { code, name, description } = ERRORS[kind];
  return { error: { code, name, description } };
}

function refuse(reply: FastifyReply, kind: keyof typeof ERRORS): FastifyReply {
  return reply.code(ERRORS[kind].status).send(errorBody(kind));
}
