import type { TestAnswer, TestApp } from '@wethi/platform/testing';
import type { CodePurpose } from '../verification/verification.dto';

let addresses = 0;

/** A browser in tests: keeps the cookies it is given and comes from an address of its own. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly test: TestApp,
    readonly address = nextAddress(),
    private readonly host = 'localhost',
  ) {}

  async call(method: string, path: string, body?: object): Promise<TestAnswer> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const from = { host: this.host, 'x-forwarded-for': this.address, 'sec-fetch-site': 'same-origin' };
    const headers = { ...from, ...(cookie && { cookie }) };
    const answer = await this.test.request(method, `/api/${path}`, { headers, body });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) this.keep(String(set));
    return answer;
  }

  askCode(tel: string, purpose: CodePurpose): Promise<TestAnswer> {
    return this.call('GET', `sendOTP?tel=${tel}&purpose=${purpose}`);
  }

  verify(telNumber: string, pin: string, purpose: CodePurpose): Promise<TestAnswer> {
    return this.call('POST', 'verifyOTP', { telNumber, pin, purpose });
  }

  login(user_tel: string, user_password: string, ticket?: string): Promise<TestAnswer> {
    return this.call('POST', 'login', { user_tel, user_password, ...(ticket && { ticket }) });
  }

  /** Asks for a code, reads the SMS and proves the phone. */
  async ticket(tel: string, purpose: CodePurpose): Promise<string> {
    await this.askCode(tel, purpose);
    const { body } = await this.verify(tel, await sentCode(this.test, tel), purpose);
    return String(body['ticket']);
  }

  private keep(set: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (value) this.cookies.set(name, value);
    else this.cookies.delete(name);
  }
}

function nextAddress(): string {
  addresses += 1;
  return `203.${Math.floor(addresses / 250)}.${addresses % 250}.7`;
}

/** The newest SMS to a phone, as it waits in the outbox. */
export async function sentText(test: TestApp, tel: string): Promise<string> {
  const rows = await test.database.query<{ payload: string }[]>(
    `SELECT payload FROM outbox WHERE name = 'send-sms' AND payload LIKE ? ORDER BY id DESC LIMIT 1`,
    [`%"${tel}"%`],
  );
  return (JSON.parse(rows[0]?.payload ?? '{"text":""}') as { text: string }).text;
}

/** The code in the newest SMS to a phone. */
export async function sentCode(test: TestApp, tel: string): Promise<string> {
  return /รหัสยืนยัน (\d{4}) /.exec(await sentText(test, tel))?.[1] ?? '';
}

/** Another code of four digits. */
export function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 10_000).padStart(4, '0');
}
