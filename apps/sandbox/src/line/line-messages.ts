import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deliver, faultHook, type Faults } from '../faults';
import type { Messages } from '../messages';
import type { SandboxSettings } from '../settings';

const LONGEST_TEXT = 5_000;
const MOST_MESSAGES = 5;
const MOST_KEYS = 10_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const USER_ID = /^U[0-9a-f]{32}$/;

interface Push {
  to?: unknown;
  messages?: unknown;
}

interface TextMessage {
  type: 'text';
  text: string;
}

const NO_TOKEN = 'Authentication failed. Confirm that the access token in the authorization header is valid.';
const NOBODY = "The property, 'to', in the request body is invalid (line: -, column: -)";

/**
 * LINE Messaging API: `POST /v2/bot/message/push`. User ids ending 0400, 0404 and 0429 are of another provider, no friend of
 * the account, and used up the month.
 */
export class LineMessages {
  /** What each retry key was answered. */
  private readonly accepted = new Map<string, { requestId: string; sentMessages: { id: string }[] }>();

  constructor(
    private readonly messages: Messages,
    private readonly settings: SandboxSettings,
  ) {}

  register(scope: FastifyInstance, faults: Faults): void {
    const answers = {
      error: { message: 'Internal server error' },
      tooMany: { message: 'The API rate limit has been exceeded. Try again later.' },
    };
    scope.addHook('preHandler', faultHook(faults, 'line', answers, this.settings.slowMs));
    scope.post('/v2/bot/message/push', (request, reply) => this.push(request, reply));
  }

  private async push(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const requestId = randomUUID();
    reply.header('x-line-request-id', requestId);
    const refuse = (status: number, message: string, more: object = {}) =>
      reply.code(status).send({ message, ...more });
    if (!this.isAuthorised(request)) return refuse(401, NO_TOKEN);
    const key = request.headers['x-line-retry-key'];
    if (key !== undefined && !UUID.test(String(key))) return refuse(400, 'The retry key is invalid');
    const before = this.accepted.get(String(key));
    if (before) {
      reply.header('x-line-accepted-request-id', before.requestId);
      return refuse(409, 'The retry key is already accepted', { sentMessages: before.sentMessages });
    }
    const { to, messages } = (request.body ?? {}) as Push;
    if (typeof to !== 'string' || !USER_ID.test(to) || to.endsWith('0400')) return refuse(400, NOBODY);
    if (!areTexts(messages))
      return refuse(400, 'The request body has 1 error(s)', {
        details: [{ message: 'May not be empty', property: 'messages[0].text' }],
      });
    if (to.endsWith('0429')) return refuse(429, 'You have reached your monthly limit.');
    const sentMessages = messages.map(() => ({ id: String(BigInt(Date.now()) * 1_000n), quoteToken: randomUUID() }));
    if (key !== undefined) this.keep(String(key), { requestId, sentMessages });
    // LINE takes what is for nobody, and says so to nobody.
    if (!to.endsWith('0404'))
      await deliver(request.delayed, this.settings.lateMs, () => this.show(to, messages, String(key ?? '')));
    return reply.send({ sentMessages });
  }

  private isAuthorised({ headers }: FastifyRequest): boolean {
    const [scheme, token = ''] = (headers.authorization ?? '').split(' ');
    return scheme === 'Bearer' && token !== '' && token === (this.settings.lineMessageToken ?? token);
  }

  private keep(key: string, answer: { requestId: string; sentMessages: { id: string }[] }): void {
    const [oldest = ''] = this.accepted.keys();
    if (this.accepted.size >= MOST_KEYS) this.accepted.delete(oldest);
    this.accepted.set(key, answer);
  }

  private show(to: string, messages: readonly TextMessage[], retry_key: string): void {
    for (const { text } of messages)
      this.messages.add({ channel: 'chat', to, text, meta: { service: 'line', retry_key } });
  }
}

function areTexts(messages: unknown): messages is TextMessage[] {
  return (
    Array.isArray(messages) &&
    messages.length > 0 &&
    messages.length <= MOST_MESSAGES &&
    messages.every((message: Partial<TextMessage> | null) => {
      const text = message?.type === 'text' && typeof message.text === 'string' ? message.text : '';
      return text.length > 0 && text.length <= LONGEST_TEXT;
    })
  );
}
