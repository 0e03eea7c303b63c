import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { REFUSALS, type YesNo } from '@wethi/contract';
import {
  Allow,
  Answers,
  AuditLog,
  Envelope,
  CurrentActor,
  Database,
  escapeLike,
  Lookup,
  NoData,
  refuse,
  refuseField,
  requireParameters,
  Resource,
  Sessions,
  Transactions,
  type Actor,
  type Input,
  type RawQuery,
} from '@wethi/platform';
import { Passwords, WithPassword } from './passwords';
import { PersonnelIdInput } from './personnel-link.controller';
import { PersonnelLinks } from './personnel-links';
import { BACK_OFFICE, Personnel, PersonnelView } from './personnel.entity';

/** The people of the back office (product.md §7, personnel). */
@Controller()
export class PersonnelController extends Resource(Personnel, {
  path: 'personnel',
  read: 'personnel.read',
  write: 'personnel.write',
  fields: WithPassword,
  answer: PersonnelView,
  taken: { username: 'USERNAME_TAKEN', personnel_telegram: 'TELEGRAM_TAKEN' },
}) {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly links: PersonnelLinks,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {
    super();
  }

  /** A form asks it before saving: when somebody has the name, the message says so. */
  @Lookup('personnelByUsername', Personnel, 'username')
  @Allow('personnel.read')
  async personnelByUsername(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    requireParameters(query, 'username');
    const found = await this.page(query, actor);
    return found.body.total ? new Envelope({ ...found.body, message: REFUSALS.USERNAME_TAKEN.message }) : found;
  }

  /** Ends all sessions of somebody, but the one that asks for it. */
  @Post('personnelSignOut')
  @HttpCode(200)
  @Allow('personnel.write')
  @Answers('personnelSignOut', { one: NoData })
  async signOut(@Body() { id }: PersonnelIdInput, @CurrentActor() actor: Actor): Promise<null> {
    if (!(await this.database.manager.existsBy(Personnel, { id }))) throw refuse('NOT_FOUND');
    await this.transactions.run(async () => {
      await this.sessions.revokeAll('personnel', id, actor.session);
      await this.audit.record(actor, 'sign-out', Personnel, id, undefined, undefined);
    });
    return null;
  }

  protected override async readBody(raw: unknown, actor?: Actor): Promise<Input<Personnel>> {
    return this.passwords.hashed(await super.readBody(raw, actor));
  }

  protected override async beforeSave(merged: Personnel, before: Personnel | undefined, actor?: Actor): Promise<void> {
    if (merged.role === 'band' && !merged.band_id) throw refuseField('band_id', 'กรุณาเลือกวง');
    if (before && before.id === actor?.id && losesAccess(merged, before)) throw refuse('OWN_ACCOUNT');
    if (before && isOwner(before) && !isOwner(merged)) await this.requireOtherOwner(before.id);
    if (merged.username !== before?.username) await this.requireFree(merged.username, merged.id);
  }

  /** Of two owners who end each other at the same moment one stays: nobody else could make another one. */
  private async requireOtherOwner(id: number): Promise<void> {
    const sql = `SELECT id FROM personnel
      WHERE role = 'owner' AND status_by = 'N' AND personnel_position = ? AND id <> ? LIMIT 1 FOR UPDATE`;
    if ((await this.database.query<object[]>(sql, [BACK_OFFICE, id])).length === 0) throw refuse('LAST_OWNER');
  }

  /** The unique index has the last word, of two who take a name at once. */
  private async requireFree(username: string, id: number | undefined): Promise<void> {
    const sql = 'SELECT id, username FROM personnel WHERE username LIKE ?';
    const like = await this.database.query<{ id: number; username: string }[]>(sql, [`${escapeLike(username)}%`]);
    const taken = new Set(like.filter((row) => row.id !== id).map((row) => row.username.toLowerCase()));
    if (!taken.has(username.toLowerCase())) return;
    let number = 2;
    while (taken.has(`${username}${number}`.toLowerCase())) number += 1;
    throw refuse('USERNAME_TAKEN', { message: `มีชื่อผู้ใช้นี้แล้ว ลอง ${username}${number}` });
  }

  /** Sessions end with a new password, a shut account and another role or band. Who is new and has no password chooses one. */
  protected override async afterSave(saved: Personnel, before: Personnel | undefined, actor?: Actor): Promise<void> {
    await this.passwords.record(Personnel, saved, actor);
    if (!before && !saved.password && saved.personnel_tel) await this.links.send(saved, saved.personnel_tel);
    if (before && saved.personnel_tel !== before.personnel_tel) await this.links.follow(saved);
    const keep = saved.id === actor?.id ? actor.session : undefined;
    if (losesAccess(saved, before) || saved.password) await this.sessions.revokeAll('personnel', saved.id, keep);
  }

  /** With who has a password and a second factor, and when each was last here. */
  protected override async decorate(rows: Personnel[]): Promise<PersonnelView[]> {
    const sql = `SELECT p.id, f.personnel_id IS NOT NULL AS has_factor, p.password IS NOT NULL AS has_login,
        (SELECT MAX(s.seen_at) FROM session s WHERE s.kind = 'personnel' AND s.subject_id = p.id) AS seen_at
       FROM personnel p LEFT JOIN personnel_totp f ON f.personnel_id = p.id AND f.confirmed_at IS NOT NULL WHERE p.id IN (?)`;
    const ids = rows.map(({ id }) => id);
    const found = ids.length
      ? await this.database.query<{ id: number; has_factor: 0 | 1; has_login: 0 | 1; seen_at: Date | null }[]>(sql, [
          ids,
        ])
      : [];
    return rows.map((row) => {
      const facts = found.find(({ id }) => id === row.id);
      const totp: YesNo = facts?.has_factor ? 'Y' : 'N';
      const has_login: YesNo = facts?.has_login ? 'Y' : 'N';
      return Object.assign(new PersonnelView(), row, { totp, has_login, seen_at: facts?.seen_at ?? null });
    });
  }

  protected override async beforeRemove(row: Personnel, actor?: Actor): Promise<void> {
    if (row.id === actor?.id) throw refuse('OWN_ACCOUNT');
    if (isOwner(row)) await this.requireOtherOwner(row.id);
  }

  protected override afterRemove({ id }: Personnel): Promise<void> {
    return this.sessions.revokeAll('personnel', id);
  }
}

function isOwner({ role, status_by, personnel_position }: Personnel): boolean {
  return role === 'owner' && status_by === 'N' && personnel_position === BACK_OFFICE;
}

/** Whether somebody may no longer do what their open sessions were opened for. */
function losesAccess(after: Personnel, before?: Personnel): boolean {
  const shut = after.status_by === 'Y' || after.personnel_position !== BACK_OFFICE;
  return shut || (before !== undefined && (before.role !== after.role || before.band_id !== after.band_id));
}
