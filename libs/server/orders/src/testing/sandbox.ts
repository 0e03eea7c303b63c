// eslint-disable-next-line @nx/enforce-module-boundaries -- tests run the real provider adapters against the stand-in
import { issueSlip, openTestSandbox, setFault } from '../../../../../apps/sandbox/src/testing';

/** A transfer to make a slip of; account 0123456789 at KBANK receives unless told otherwise. */
export interface SlipWish {
  amount: number;
  account_no?: string;
  /** Three digits of ISO 4217; '764' is baht. */
  currency?: string;
  bank_code?: string;
  receiver_bank?: string;
  account_name?: string;
  at?: string;
  /** 'false': the bank knows nothing of it. */
  register?: string;
  /** 'false': no QR on the picture. */
  qr?: string;
  /** Sets the answer of the slip service: A1, R1, D1, N1, P2, E5. */
  ending?: string;
  format?: 'png' | 'jpeg' | 'gif';
}

export interface SandboxMessage {
  id: number;
  to: string;
  subject?: string;
  text: string;
  picture_url?: string;
  meta: Record<string, unknown>;
}

/** The stand-in of the outside services on a port of its own. */
export interface TestSandbox {
  url: string;
  /** Settings for createTestApp that lead its adapters here. */
  settings: Record<string, string>;
  makeSlip(wish: SlipWish): Promise<Buffer>;
  /** Makes a service fail, for the next `count` calls or until it is told otherwise. */
  fault(
    service: 'sms' | 'line' | 'chat' | 'email' | 'slip' | 'easyslip' | 'slip2go' | 'card',
    mode: string,
    count?: number,
  ): Promise<void>;
  messages(channel: 'sms' | 'chat' | 'email'): Promise<SandboxMessage[]>;
  /** Presses a button below a chat message, as a user of Telegram; `data` and `secret` make a forgery. */
  press(
    message: SandboxMessage,
    press: { button?: string; data?: string; from: number; secret?: string },
  ): Promise<{ status: number; answer: { text?: string; show_alert?: boolean } }>;
  /**
   * Where the payment gateway tells of payments; '' for nowhere.
   * @param more form_notify: how often 2C2P answers the shop; form_hash: 'wrong'
   */
  notifyAt(address: string, more?: Record<string, string>): Promise<void>;
  /** Pays the QR of a reference, as a banking app would. @param headers x-sandbox-replay, x-sandbox-checksum */
  payQr(reference: string, headers?: Record<string, string>): Promise<void>;
  /** Gives what was paid last by a reference back to its payer, as a bank may. @param headers as above */
  takeBack(reference: string, headers?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/** @param slowMs how long the fault `slow` waits */
export async function startSandbox(slowMs = 50): Promise<TestSandbox> {
  const { sandbox, close } = await openTestSandbox({ slowMs });
  const { port, smtpPort } = await sandbox.listen();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    settings: {
      SLIPOK_URL: `${url}/api/line/apikey/1`,
      EASYSLIP_URL: `${url}/v2`,
      SLIP2GO_URL: `${url}/api`,
      KGP_URL: url,
      KGP_SECRET: 'skey_test_sandbox',
      KGP_UI_URL: `${url}/ui/v2/kpayment.min.js`,
      KGP_PUBLIC_KEY: 'pkey_test_sandbox',
      C2P_URL: `${url}/2C2PFrontEnd/RedirectV3/payment`,
      C2P_MERCHANT: '764764000000001',
      C2P_SECRET: 'sandbox-c2p-secret',
      SMS_URL: url,
      LINE_API_URL: url,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      TELEGRAM_URL: url,
      TELEGRAM_TOKEN: '123456:test',
      TELEGRAM_GROUP_PER_MINUTE: '6000',
    },
    makeSlip: async (wish) => (await issueSlip(sandbox, { ...wish })).picture,
    fault: (service, mode, count) => setFault(sandbox, service, mode, count),
    messages: async (channel) => {
      const answer = await fetch(`${url}/api/messages?channel=${channel}`);
      return ((await answer.json()) as { data: SandboxMessage[] }).data;
    },
    press: async ({ id }, press) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ message: id, ...press });
      const answer = await fetch(`${url}/api/chat/press`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { data: Awaited<ReturnType<TestSandbox['press']>> }).data;
    },
    notifyAt: async (notify_url, more = {}) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${url}/api/card/portal`, { method: 'PUT', headers, body: JSON.stringify({ notify_url, ...more }) });
    },
    payQr: async (reference, headers) => {
      const answer = await fetch(`${url}/api/card/orders`);
      const { data } = (await answer.json()) as { data: { order_id: string; reference_order: string }[] };
      const order = data.find(({ reference_order }) => reference_order === reference);
      const paid = await fetch(`${url}/api/card/orders/${order?.order_id}/pay`, { method: 'POST', headers });
      if (!paid.ok) throw new Error(await paid.text());
    },
    takeBack: async (reference, headers) => {
      const answer = await fetch(`${url}/api/card/charges`);
      const { data } = (await answer.json()) as { data: { charge_id: string; reference_order: string }[] };
      const charge = data.findLast(({ reference_order }) => reference_order === reference);
      const taken = await fetch(`${url}/api/card/charges/${charge?.charge_id}/void`, { method: 'POST', headers });
      if (!taken.ok) throw new Error(await taken.text());
    },
    close,
  };
}
