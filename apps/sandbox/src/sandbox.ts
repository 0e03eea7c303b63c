import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cardPages } from './card/card-page';
import { cardScript } from './card/card-script';
import { C2P_FORM, C2pPages } from './card/c2p';
import { CardGateway } from './card/card-gateway';
import { Charges } from './card/charges';
import { Changes } from './changes';
import { TelegramService } from './chat/telegram';
import { Faults } from './faults';
import { LineMessages } from './line/line-messages';
import { FileStore, serveFiles } from './file-store';
import { inboxRoutes } from './inbox/inbox';
import { serveStaticFiles } from './inbox/static-files';
import { Messages } from './messages';
import { acceptForms } from './request-fields';
import { WrongFields } from './wrong-fields';
import type { SandboxSettings } from './settings';
import { Accounts } from './slip/accounts';
import { Bank } from './slip/bank';
import { loadSlipFonts } from './slip/slip-fonts';
import { EasySlip } from './slip/easyslip';
import { Slip2Go } from './slip/slip2go';
import { SlipVerifier } from './slip/slipok';
import { slipRoutes } from './slip/slips';
import { smsGateway } from './sms';
import { SocialPages } from './social/social-pages';
import { MailCatcher } from './smtp';
import { faultRoutes, messageRoutes } from './test-routes';

export interface Sandbox {
  app: FastifyInstance;
  /** Starts listening on loopback; returns the ports, which the system picks where the settings say 0. */
  listen(): Promise<{ port: number; smtpPort: number }>;
  close(): Promise<void>;
}

/** Builds all stand-ins around one store in `settings.directory`. */
export async function createSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const stores = openStores(settings);
  const mail = new MailCatcher(stores.messages, stores.files, stores.faults, settings);
  const app = await createServer();
  await registerProviders(app, stores, settings);
  registerOwnRoutes(app, stores, settings);
  await loadSlipFonts();
  await app.ready();
  return {
    app,
    listen: async () => {
      const smtpPort = await mail.listen();
      const address = await app.listen({ port: settings.port, host: '127.0.0.1' });
      return { port: Number(new URL(address).port), smtpPort };
    },
    close: async () => {
      await Promise.all([app.close(), mail.close()]);
    },
  };
}

function openStores(settings: SandboxSettings) {
  const { directory, cardSecret: secretKey, cardNotifyUrl: notifyUrl, cardReturnUrl: returnUrl } = settings;
  const changes = new Changes();
  const files = new FileStore(join(directory, 'files'));
  const charges = new Charges(directory, changes);
  return {
    changes,
    files,
    messages: new Messages(directory, files, changes),
    faults: new Faults(changes),
    bank: new Bank(directory, changes),
    accounts: new Accounts(directory),
    charges,
    gateway: new CardGateway(charges, { secretKey, notifyUrl, returnUrl }, settings),
  };
}
type Stores = ReturnType<typeof openStores>;

async function createServer(): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true, trustProxy: 'loopback', bodyLimit: 1024 * 1024 });
  app.decorateRequest('delayed', false);
  app.addHook('onRequest', refuseForeignPages);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ result: false, message: 'ไม่พบ' }));
  await acceptForms(app);
  return app;
}

/** Each provider has its own scope, so that its faults and its error shape touch no other. */
async function registerProviders(app: FastifyInstance, stores: Stores, settings: SandboxSettings): Promise<void> {
  const { messages, files, faults, bank, accounts, gateway } = stores;
  await app.register(smsGateway(messages, faults, settings));
  const telegram = new TelegramService(messages, files, settings);
  await app.register(async (scope) => telegram.register(scope, faults));
  telegram.registerPresses(app);
  await app.register(async (scope) => new LineMessages(messages, settings).register(scope, faults));
  await app.register(async (scope) => new SlipVerifier(bank, accounts, settings).register(scope, faults));
  await app.register(async (scope) => new EasySlip(bank, settings).register(scope, faults));
  await app.register(async (scope) => new Slip2Go(bank, settings).register(scope, faults));
  await app.register(async (scope) => gateway.register(scope, faults));
  new SocialPages(settings).register(app);
  await app.register(async (scope) => new C2pPages(gateway.portal, settings).register(scope, faults));
}

function registerOwnRoutes(app: FastifyInstance, stores: Stores, settings: SandboxSettings): void {
  app.get('/healthz', () => ({ result: true }));
  serveFiles(app, stores.files);
  serveStaticFiles(app);
  messageRoutes(app, stores.messages);
  faultRoutes(app, stores.faults);
  slipRoutes(app, stores.bank, stores.accounts);
  cardScript(app, settings.cardPublicKey);
  cardPages(app, stores.charges, stores.gateway);
  inboxRoutes(app, { ...stores, shopUrl: settings.shopUrl });
}

/** A page of another site must not play the bank through a visitor's browser; shops send their buyers to 2C2P's form. */
async function refuseForeignPages(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (request.url === C2P_FORM) return undefined;
  const origin = request.headers['sec-fetch-site'] ?? 'none';
  if (['GET', 'HEAD'].includes(request.method) || ['same-origin', 'none'].includes(String(origin))) return undefined;
  return reply.code(403).send({ result: false, message: 'ไม่อนุญาตให้เรียกจากเว็บไซต์อื่น' });
}

function answerError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof WrongFields) {
    return reply.code(422).send({ result: false, message: error.message, errors: error.errors });
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) console.error(error);
  return reply.code(status).send({ result: false, message: 'ดำเนินการไม่สำเร็จ', code: error.code });
}
