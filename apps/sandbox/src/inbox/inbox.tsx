import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import type { Charges } from '../card/charges';
import type { Changes, Panel } from '../changes';
import type { Faults } from '../faults';
import type { Messages } from '../messages';
import { readFields } from '../request-fields';
import type { Accounts } from '../slip/accounts';
import type { Bank } from '../slip/bank';
import { CardPanel } from './card-panel';
import { FaultPanel } from './fault-panel';
import { sendMarkup, sendPage } from './html';
import { ChatPanel, EmailPanel, SmsPanel } from './message-panels';
import { InboxPage } from './page';
import { SlipList } from './slip-panel';

const SHOWN = 50;
const KEEP_ALIVE_MS = 20_000;

export interface InboxSources {
  messages: Messages;
  bank: Bank;
  accounts: Accounts;
  charges: Charges;
  faults: Faults;
  changes: Changes;
  shopUrl: string;
}

/** The page on which a person reads what the shop sent and plays the bank. */
export function inboxRoutes(app: FastifyInstance, sources: InboxSources): void {
  const panels = panelsOf(sources);
  const isPanel = (name: string): name is Panel => name in panels;

  app.get('/', async (request, reply) => {
    const prefill = (await readFields(request)).values;
    const live = mapPanels(panels, (panel) => panel.render());
    const counts = mapPanels(panels, (panel) => panel.count());
    const { accounts, shopUrl } = sources;
    return sendPage(reply, <InboxPage {...{ live, counts, prefill, shopUrl }} accounts={accounts.list()} />);
  });

  app.get<{ Params: { name: string } }>('/inbox/panel/:name', (request, reply) => {
    const { name } = request.params;
    if (!isPanel(name)) return reply.callNotFound();
    reply.header('x-total', panels[name].count());
    return sendMarkup(reply, panels[name].render());
  });

  app.get('/inbox/events', (_request, reply) => streamChanges(reply, sources.changes));
}

interface PanelSource {
  count: () => number;
  render: () => ReactElement;
}

function panelsOf({ messages, bank, charges, faults }: InboxSources): Record<Panel, PanelSource> {
  const channel = (name: 'sms' | 'chat' | 'email') => messages.list({ channel: name });
  return {
    sms: { count: () => channel('sms').length, render: () => <SmsPanel messages={newest(channel('sms'))} /> },
    chat: { count: () => channel('chat').length, render: () => <ChatPanel messages={newest(channel('chat'))} /> },
    email: { count: () => channel('email').length, render: () => <EmailPanel messages={newest(channel('email'))} /> },
    slips: { count: () => bank.list().length, render: () => <SlipList transfers={newest(bank.list())} /> },
    cards: {
      count: () => charges.list().length,
      render: () => <CardPanel charges={newest(charges.list())} orders={newest(charges.listOrders())} />,
    },
    faults: {
      count: () => faults.list().filter((fault) => fault.mode !== 'ok').length,
      render: () => <FaultPanel faults={faults.list()} />,
    },
  };
}

function mapPanels<Value>(panels: Record<Panel, PanelSource>, value: (panel: PanelSource) => Value) {
  const entries = Object.entries(panels).map(([name, panel]) => [name, value(panel)]);
  return Object.fromEntries(entries) as Record<Panel, Value>;
}

function newest<Entry>(entries: Entry[]): Entry[] {
  return entries.slice(-SHOWN).reverse();
}

/** Server-sent events: the name of each panel that changes. */
function streamChanges(reply: FastifyReply, changes: Changes): void {
  reply.hijack();
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
  reply.raw.writeHead(200, headers).write('retry: 1000\n\n');
  const tell = (panel: Panel) => void reply.raw.write(`data: ${panel}\n\n`);
  const keepAlive = setInterval(() => reply.raw.write(': alive\n\n'), KEEP_ALIVE_MS).unref();
  changes.on('changed', tell);
  reply.raw.on('close', () => {
    clearInterval(keepAlive);
    changes.off('changed', tell);
  });
}
