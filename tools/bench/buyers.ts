import { createHmac, randomBytes } from 'node:crypto';
import type { Connection } from 'mysql2/promise';

const SESSION_SECONDS = 86_400;

/** A customer of a private installation, with a session that is already open. */
export interface Buyer {
  id: number;
  tel: string;
  session: string;
  token: string;
}

/** First ids of what is added here: numbers that mean nothing else in a statement of SQL. */
const FIRST_ID = { user: 300_000_001, band: 600_000_001, product: 400_000_001 } as const;

/**
 * Puts customers with open sessions straight into a database.
 * @param secret TOKEN_SECRET of the installation
 * @param passwordHash column user_password of all of them; without it nobody can sign in
 */
export async function addBuyers(
  connection: Connection,
  count: number,
  secret: string,
  passwordHash: string | null = null,
): Promise<Buyer[]> {
  const first = await nextId(connection, 'user');
  const buyers = Array.from({ length: count }, (_, index) => buyerOf(first + index, secret));
  const rows = buyers.map(({ id, tel }) => [id, tel, passwordHash, 'Active']);
  await connection.query('INSERT INTO user (id, user_tel, user_password, user_status) VALUES ?', [rows]);
  const sessions = buyers.map(({ id, session }) => [session, 'user', id, inOneDay()]);
  await connection.query('INSERT INTO session (id, kind, subject_id, expires_at) VALUES ?', [sessions]);
  return buyers;
}

/** Opens a session of the owner, past the second factor. @returns its token */
export async function openOffice(connection: Connection, secret: string): Promise<string> {
  const [rows] = await connection.query("SELECT id FROM personnel WHERE role = 'owner' LIMIT 1");
  const id = Number((rows as { id: number }[])[0]?.id);
  const session = randomBytes(16).toString('hex');
  const columns = 'id, kind, subject_id, expires_at, mfa_at';
  await connection.query(`INSERT INTO session (${columns}) VALUES (?)`, [
    [session, 'personnel', id, inOneDay(), new Date()],
  ]);
  return tokenOf(id, session, secret, 'personnel');
}

/** Puts shows on sale at 290 baht straight into a database. @returns their ids */
export async function addShows(connection: Connection, count: number, chat: string | null = null): Promise<number[]> {
  const band = await nextId(connection, 'band');
  const first = await nextId(connection, 'product');
  const ids = Array.from({ length: count }, (_, index) => first + index);
  await connection.query('INSERT INTO band (id, band_name, band_telegrame) VALUES ?', [[[band, `Load ${band}`, chat]]]);
  const columns = 'id, band_id, product_title, product_url, product_price, product_status';
  const rows = ids.map((id) => [id, band, `Load ${id}`, `load-${id}`, 290, 'sale']);
  await connection.query(`INSERT INTO product (${columns}) VALUES ?`, [rows]);
  return ids;
}

async function nextId(connection: Connection, table: keyof typeof FIRST_ID): Promise<number> {
  const first = FIRST_ID[table];
  const [rows] = await connection.query('SELECT GREATEST(COALESCE(MAX(id), 0) + 1, ?) AS id FROM ??', [first, table]);
  return Number((rows as { id: number }[])[0]?.id);
}

function buyerOf(id: number, secret: string): Buyer {
  const session = randomBytes(16).toString('hex');
  const tel = `07${String(id % 100_000_000).padStart(8, '0')}`;
  return { id, tel, session, token: tokenOf(id, session, secret) };
}

const inOneDay = (): Date => new Date(Date.now() + SESSION_SECONDS * 1000);

/** The session's token as the API signs it. */
function tokenOf(subject: number, session: string, secret: string, audience = 'member'): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: String(subject), aud: audience, jti: session, iat: now, exp: now + SESSION_SECONDS };
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
