import { createHash, createHmac, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Document } from '../inbox/document';
import { sendPage } from '../inbox/html';
import { readFields } from '../request-fields';
import type { SandboxSettings } from '../settings';

type Fields = Record<string, string>;

/** One of the sites, as far as they differ. */
interface Site {
  name: string;
  authorize: string;
  token: string;
  id: string;
  secret: string;
  algorithm: 'HS256' | 'RS256';
}

/** What a person agreed to, until its code is given for a statement. */
interface Grant {
  asked: Fields;
  claims: Record<string, unknown>;
  isUsed: boolean;
}

const KEY_ID = 'sandbox';
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** LINE Login 2.1 and Facebook Login: a page on which somebody says who they are, or no, and a signed statement of it. */
export class SocialPages {
  private readonly grants = new Map<string, Grant>();
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly sites: Site[];

  constructor(private readonly settings: SandboxSettings) {
    const { lineId, lineSecret, facebookId, facebookSecret } = settings;
    this.sites = [
      {
        ...{ name: 'LINE', authorize: '/oauth2/v2.1/authorize', token: '/oauth2/v2.1/token' },
        ...{ id: lineId, secret: lineSecret, algorithm: 'HS256' },
      },
      {
        ...{ name: 'Facebook', authorize: '/v21.0/dialog/oauth', token: '/v21.0/oauth/access_token' },
        ...{ id: facebookId, secret: facebookSecret, algorithm: 'RS256' },
      },
    ];
  }

  register(app: FastifyInstance): void {
    for (const site of this.sites) {
      app.get<{ Querystring: Fields }>(site.authorize, ({ query }, reply) => this.ask(site, query, reply));
      app.post(site.authorize, async (request, reply) => this.answer(site, (await readFields(request)).values, reply));
      app.post(site.token, async (request, reply) => this.give(site, request, reply));
    }
    app.get('/.well-known/oauth/openid/jwks/', () => ({
      keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }],
    }));
  }

  private ask(site: Site, asked: Fields, reply: FastifyReply): FastifyReply {
    const mistake = this.mistakeIn(site, asked);
    if (mistake) return sendPage(reply.code(400), <Refused name={site.name} reason={mistake} />);
    // Browsers follow the answer of a form to where it leads.
    const formTargets = [new URL(asked.redirect_uri ?? '').origin];
    return sendPage(reply, <Question site={site} asked={asked} />, { formTargets });
  }

  private mistakeIn({ id }: Site, asked: Fields): string | undefined {
    if (asked.client_id !== id) return 'client_id';
    const registered = new URL(this.settings.shopUrl).origin;
    if (!asked.redirect_uri?.startsWith(`${registered}/api/`)) return 'redirect_uri';
    if (asked.response_type !== 'code') return 'response_type';
    if (asked.code_challenge_method !== 'S256' || !asked.code_challenge) return 'code_challenge';
    return asked.state ? undefined : 'state';
  }

  private answer(site: Site, fields: Fields, reply: FastifyReply): FastifyReply {
    const asked = Object.fromEntries(new URLSearchParams(fields.asked));
    if (this.mistakeIn(site, asked)) return reply.code(400).send({ error: 'invalid_request' });
    const back = new URL(asked.redirect_uri ?? '');
    back.searchParams.set('state', asked.state ?? '');
    if (fields.answer === 'yes') back.searchParams.set('code', this.grant(asked, fields));
    else back.searchParams.set('error', 'access_denied');
    return reply.redirect(back.href, 303);
  }

  private grant(asked: Fields, { name = '', email = '', proven }: Fields): string {
    const code = randomBytes(16).toString('hex');
    // The same name is the same person.
    const hash = createHash('sha256').update(name).digest('hex').slice(0, 32);
    const sub = asked.client_id === this.settings.lineId ? `U${hash}` : hash;
    const address = email ? { email, email_verified: proven === 'yes' } : {};
    this.grants.set(code, { asked, claims: { sub, name, ...address }, isUsed: false });
    return code;
  }

  private async give(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fields = (await readFields(request)).values;
    const grant = this.grants.get(fields.code ?? '');
    const no = (error: string) => reply.code(400).send({ error });
    if (fields.client_id !== site.id || fields.client_secret !== site.secret) return no('invalid_client');
    if (!grant || grant.isUsed || grant.asked.client_id !== site.id) return no('invalid_grant');
    grant.isUsed = true;
    const challenge = createHash('sha256')
      .update(fields.code_verifier ?? '')
      .digest('base64url');
    if (fields.redirect_uri !== grant.asked.redirect_uri) return no('invalid_grant');
    if (challenge !== grant.asked.code_challenge) return no('invalid_grant');
    const issuer = `${request.protocol}://${request.host}`;
    return reply.header('cache-control', 'no-store').send({
      access_token: randomBytes(16).toString('hex'),
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: this.statement(site, issuer, grant),
    });
  }

  private statement({ id, secret, algorithm }: Site, iss: string, { asked, claims }: Grant): string {
    const now = Math.floor(Date.now() / 1000);
    const head = { alg: algorithm, typ: 'JWT', ...(algorithm === 'RS256' && { kid: KEY_ID }) };
    const body = { iss, aud: id, iat: now, exp: now + 3600, nonce: asked.nonce, ...claims };
    const text = `${base64(head)}.${base64(body)}`;
    return `${text}.${algorithm === 'RS256' ? signed(text, this.keys.privateKey) : sealed(text, secret)}`;
  }
}

const signed = (text: string, key: KeyObject) => createSign('RSA-SHA256').update(text).sign(key, 'base64url');
const sealed = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url');

function Question({ site, asked }: { site: Site; asked: Fields }) {
  return (
    <Document title={`เข้าระบบด้วย ${site.name}`}>
      <main className="sheet">
        <h1>เข้าระบบด้วย {site.name}</h1>
        <p className="muted">หน้านี้แทน {site.name} ชื่อเดียวกันคือคนเดียวกัน</p>
        <form method="post" className="actions">
          <input type="hidden" name="asked" value={String(new URLSearchParams(asked))} />
          <label className="field">
            ชื่อ
            <input name="name" defaultValue="ฟ้าใส ใจดี" required />
          </label>
          <label className="field">
            อีเมล
            <input name="email" type="email" defaultValue="fahsai@example.com" />
          </label>
          <label>
            <input type="checkbox" name="proven" value="yes" defaultChecked /> {site.name} ยืนยันอีเมลนี้แล้ว
          </label>
          <button className="button primary" name="answer" value="yes">
            อนุญาต
          </button>
          <button className="button" name="answer" value="no" formNoValidate>
            ยกเลิก
          </button>
        </form>
      </main>
    </Document>
  );
}

function Refused({ name, reason }: { name: string; reason: string }) {
  return (
    <Document title={name}>
      <main className="sheet">
        <h1>{name} ไม่รับคำขอนี้</h1>
        <p className="muted">{reason}</p>
      </main>
    </Document>
  );
}
