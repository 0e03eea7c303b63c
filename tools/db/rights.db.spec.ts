import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { migrate } from './migrate.ts';

const DATABASE = 'wethi_rights_test';

describe('rights of the database users', () => {
  const ownerUrl = new URL(process.env['DATABASE_URL'] ?? '');
  ownerUrl.pathname = `/${DATABASE}`;
  const appUrl = new URL(ownerUrl.href);
  appUrl.username = 'wethi';
  let app: Connection;

  beforeAll(async () => {
    const owner = await createConnection(process.env['DATABASE_URL'] ?? '');
    await owner.query(`DROP DATABASE IF EXISTS ${DATABASE}`);
    await owner.query(`CREATE DATABASE ${DATABASE} COLLATE utf8mb4_unicode_ci`);
    await owner.end();
    await migrate(ownerUrl.href, appUrl.href);
    app = await createConnection(appUrl.href);
  }, 60_000);
  afterAll(() => app.end());

  it('CAT-03 the processes read and write rows, and only add to the audit log', async () => {
    const [rows] = await app.query<RowDataPacket[]>('SHOW GRANTS');
    const grants = rows.map((row) => String(Object.values(row)[0]));
    const ofTable = (name: string) => grants.find((grant) => grant.includes(`\`${DATABASE}\`.\`${name}\``));
    expect(ofTable('audit_log')).toMatch(/^GRANT SELECT, INSERT ON /);
    expect(ofTable('audit_chain')).toMatch(/^GRANT SELECT, INSERT ON /);
    expect(ofTable('orders')).toMatch(/^GRANT SELECT, INSERT, UPDATE, DELETE ON /);
    const [tables] = await app.query<RowDataPacket[]>('SHOW TABLES');
    const here = grants.filter((grant) => grant.includes(`\`${DATABASE}\``) && !grant.includes(' ON PROCEDURE '));
    expect(here).toHaveLength(tables.length);
    for (const grant of here) expect(grant).toMatch(/^GRANT SELECT(, (INSERT|UPDATE|DELETE))* ON `\w+`\.`\w+` TO /);
    expect(grants.filter((grant) => grant.includes('*.*'))).toEqual([expect.stringMatching(/^GRANT USAGE ON \*\.\*/)]);
  });

  it('CAT-03 ACC-10 the processes have values of the audit log cleared that are older than five years, and no others', async () => {
    const add =
      "INSERT INTO audit_log (at, actor_kind, actor_id, action, entity, entity_id, `after`, salt) VALUES (?, 'personnel', 1, 'update', 'User', 1, 'x', 'y')";
    const link = 'INSERT INTO audit_chain (audit_id, previous, hash, values_hash) SELECT id, id, id, id FROM audit_log';
    const now = new Date();
    await app.query(add, [now]);
    await app.query(add, [new Date(now.getTime() - 5.01 * 365.25 * 86_400_000)]);
    await app.query(link);
    await app.query('CALL forget_audit_values()');
    const [rows] = await app.query<RowDataPacket[]>('SELECT `after` AS value FROM audit_log ORDER BY id');
    expect(rows.map(({ value }) => value as unknown)).toEqual(['x', null]);
  });

  it.each([
    ["UPDATE audit_log SET action = 'x'"],
    ['DELETE FROM audit_log'],
    ["UPDATE audit_chain SET hash = 'x'"],
    ['DELETE FROM audit_chain'],
    ['TRUNCATE audit_log'],
    ['DROP TABLE audit_log'],
    ['ALTER TABLE product ADD x int'],
    ['CREATE TABLE x (id int)'],
    ["SELECT 'x' INTO OUTFILE '/tmp/wethi-rights-test'"],
    ['GRANT SELECT ON orders TO wethi_migrate@127.0.0.1'],
    ['CREATE DATABASE wethi_other'],
  ])('CAT-03 the processes may not: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({
      code: expect.stringMatching(/DENIED|ER_SPECIFIC_ACCESS/),
    });
  });

  it('RUN-04 a database that was restored without its procedure is not started, and it is said what is missing', async () => {
    const owner = await createConnection(ownerUrl.href);
    await owner.query('DROP PROCEDURE forget_audit_values');
    await owner.end();
    await expect(migrate(ownerUrl.href, appUrl.href)).rejects.toMatchObject({
      message: 'the database lacks the procedure forget_audit_values',
      advice: expect.stringContaining('--routines'),
    });
  });
});
