import { createHash, randomBytes } from 'node:crypto';
import { createConnection, type Connection, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';
import { Failure } from '../services/failure.ts';
import { complain } from '../start/messages.ts';
import { installed, readSettings } from '../start/settings.ts';

const USAGE = `npm run owner -- <username>   makes an owner of the back office, or lets one in again who lost the password or
                              the phone with the second factor; prints the link by which they choose a password`;
/** As of personnel.entity.ts. */
const USERNAME = /^[\w.@-]{4,60}$/;
const LINK_HOURS = 24;
const AUDITED = 'at, actor_kind, actor_id, action, entity, entity_id, salt';
const randomHex = () => randomBytes(16).toString('hex');

/**
 * The first owner of a shop, whom nobody could add, and the only one, whom nobody could help. Of one who is there already,
 * password, second factor and sessions end.
 * @param url of the database, of the processes' user
 * @returns what the link holds, see PersonnelLinks
 * @throws Failure when somebody who is no owner has the name
 */
export async function letOwnerIn(url: string, username: string): Promise<string> {
  const connection = await createConnection({ uri: url, timezone: 'Z' });
  try {
    await connection.beginTransaction();
    const known = await endLogin(connection, username);
    const id = known ?? (await addOwner(connection, username));
    // Nobody who is signed in did it: whoever reads the log sees that it was done at the machine.
    const entry = [new Date(), 'system', 0, known ? 'renew-password' : 'create', 'Personnel', id, randomHex()];
    await connection.query(`INSERT INTO audit_log (${AUDITED}) VALUES (?)`, [entry]);
    const token = await addLink(connection, id);
    await connection.commit();
    return token;
  } finally {
    await connection.end();
  }
}

async function endLogin(connection: Connection, username: string): Promise<number | undefined> {
  const sql = 'SELECT id, role FROM personnel WHERE username = ? FOR UPDATE';
  const [[person]] = await connection.query<RowDataPacket[]>(sql, [username]);
  if (!person) return undefined;
  const { id, role } = person as { id: number; role: string };
  if (role !== 'owner')
    throw new Failure(`${username} is no owner`, 'an owner gives them a new password or another role');
  await connection.query("UPDATE personnel SET password = NULL, status_by = 'N' WHERE id = ?", [id]);
  await connection.query('DELETE FROM personnel_totp WHERE personnel_id = ?', [id]);
  const end = "UPDATE session SET revoked_at = ? WHERE kind = 'personnel' AND subject_id = ? AND revoked_at IS NULL";
  await connection.query(end, [new Date(), id]);
  return id;
}

async function addOwner(connection: Connection, username: string): Promise<number> {
  const sql = "INSERT INTO personnel (username, role) VALUES (?, 'owner')";
  const [{ insertId }] = await connection.query<ResultSetHeader>(sql, [username]);
  return insertId;
}

async function addLink(connection: Connection, id: number): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await connection.query('DELETE FROM personnel_link WHERE personnel_id = ?', [id]);
  await connection.query('INSERT INTO personnel_link (link_hash, personnel_id, expires_at) VALUES (?)', [
    [hash, id, new Date(Date.now() + LINK_HOURS * 3_600_000)],
  ]);
  return token;
}

async function run(): Promise<void> {
  const [username = ''] = process.argv.slice(2);
  if (!USERNAME.test(username)) return console.log(USAGE);
  const { DATABASE_URL = '', ADMIN_URL } = process.env['DATABASE_URL'] ? process.env : readSettings(installed());
  const token = await letOwnerIn(DATABASE_URL, username);
  console.log(`Within ${LINK_HOURS} hours: ${ADMIN_URL}/admin/login#link=${token}`);
}

if (import.meta.main) {
  run().catch((error: unknown) => {
    complain(error);
    process.exit(1);
  });
}
