import type { FastifyInstance } from 'fastify';
import { FAULT_MODES, SERVICES } from './faults';
import type { Fault, Faults } from './faults';
import { CHANNELS } from './messages';
import type { MessageFilter, Messages } from './messages';
import { readFields } from './request-fields';
import { WrongFields } from './wrong-fields';

const LONGEST_WAIT_SECONDS = 10;

/** Reading and emptying what was received, for tests and the inbox page. */
export function messageRoutes(app: FastifyInstance, messages: Messages): void {
  app.get('/api/messages', async (request) => {
    const { values } = await readFields(request);
    const seconds = Math.min(Number(values.wait) || 0, LONGEST_WAIT_SECONDS);
    return { result: true, data: await messages.wait(readFilter(values), seconds * 1000) };
  });

  app.delete('/api/messages', async (request) => {
    messages.clear(readFilter((await readFields(request)).values).channel);
    return { result: true };
  });

  app.get<{ Params: { id: string } }>('/api/messages/:id/html', (request, reply) => {
    const html = messages.get(Number(request.params.id))?.meta.html;
    if (!html) return reply.callNotFound();
    // A mail is foreign content: it may show pictures and be clicked, but run nothing.
    const sandbox = 'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
    const policy = `${sandbox}; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'`;
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  });
}

/** Switching faults on and off. */
export function faultRoutes(app: FastifyInstance, faults: Faults): void {
  app.get('/api/faults', () => ({ result: true, data: faults.list() }));

  app.post('/api/faults', async (request) => {
    faults.set(readFault((await readFields(request)).values));
    return { result: true, data: faults.list() };
  });

  app.delete('/api/faults', () => {
    faults.clear();
    return { result: true, data: faults.list() };
  });
}

function readFilter(values: Record<string, string>): MessageFilter {
  const channel = CHANNELS.find((each) => each === values.channel);
  if (values.channel && !channel) throw wrongField('channel', CHANNELS);
  return { channel, to: values.to, after_id: values.after_id ? Number(values.after_id) : undefined };
}

function readFault(values: Record<string, string>): Fault {
  const service = SERVICES.find((each) => each === values.service);
  if (!service) throw wrongField('service', SERVICES);
  const mode = FAULT_MODES.find((each) => each === values.mode);
  if (!mode) throw wrongField('mode', FAULT_MODES);
  const count = Number(values.count);
  return values.count && count > 0 ? { service, mode, count } : { service, mode };
}

function wrongField(field: string, allowed: readonly string[]): WrongFields {
  return new WrongFields([{ field, message: `ต้องเป็น ${allowed.join(', ')}` }]);
}
