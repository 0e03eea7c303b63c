import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import type { Actor } from '../auth/actor';
import { AuditEntry } from './audit-log.entity';

/** What belongs to one change is written within this time, be it the row, its entry here or what follows from it. */
const ONE_CHANGE_S = 1;

/** Writes what personnel changed, in the transaction of the change. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  /**
   * @param before the record as it was, absent on create
   * @param after the columns written, absent on delete; pass no secret
   */
  async record(
    actor: Pick<Actor, 'kind' | 'id'> | undefined,
    action: string,
    entity: { name: string },
    entityId: number,
    before: object | undefined,
    after: object | undefined,
  ): Promise<void> {
    if (actor?.kind !== 'personnel') return;
    await this.database.add(AuditEntry, lineOf(actor, action, entity, { id: entityId, before, after }));
  }

  /** The same of one update of many records, in one statement. */
  async recordUpdates(
    actor: Pick<Actor, 'kind' | 'id'>,
    entity: { name: string },
    changes: readonly Change[],
  ): Promise<void> {
    const lines = changes.map((change) => lineOf(actor, 'update', entity, change));
    const [first] = lines;
    if (actor.kind !== 'personnel' || !first) return;
    const values = lines.map((line) => Object.values(line));
    await this.database.query('INSERT INTO audit_log (??) VALUES ?', [Object.keys(first), values]);
  }

  /**
   * Who of personnel made a version of a record, when, and which columns they wrote; undefined when it was a customer or a job:
   * whoever of personnel came before them had nothing to do with it.
   * @param version update_at of the record as it stands
   */
  async lastChange(entity: { name: string }, entityId: number, version: Date): Promise<LastChange | undefined> {
    const [entry] = await this.database.query<{ by: string; at: Date; after: string | null }[]>(
      `SELECT COALESCE(p.personnel_nickname, p.personnel_name, p.username, a.actor_id) AS \`by\`, a.at, a.after
         FROM audit_log a LEFT JOIN personnel p ON p.id = a.actor_id
        WHERE a.entity = ? AND a.entity_id = ?
          AND a.at BETWEEN ? - INTERVAL ${ONE_CHANGE_S} SECOND AND ? + INTERVAL ${ONE_CHANGE_S} SECOND
        ORDER BY a.id DESC LIMIT 1`,
      [entity.name, entityId, version, version],
    );
    return entry && { by: entry.by, at: entry.at, fields: Object.keys(JSON.parse(entry.after ?? '{}') as object) };
  }
}

export interface LastChange {
  /** The name that colleagues know, or the id of somebody who is gone. */
  by: string;
  at: Date;
  fields: string[];
}

interface Change {
  id: number;
  before?: object;
  after?: object;
}

function lineOf(
  actor: Pick<Actor, 'kind' | 'id'>,
  action: string,
  entity: { name: string },
  { id, before, after }: Change,
) {
  return {
    actor_kind: actor.kind,
    actor_id: actor.id,
    action,
    entity: entity.name,
    entity_id: id,
    before: before ? JSON.stringify(onlyChanged(before, after)) : null,
    after: after ? JSON.stringify(after) : null,
    salt: randomBytes(16).toString('hex'),
  };
}

/** On an update only the columns that were written are worth keeping; on a delete all are. */
function onlyChanged(before: object, after: object | undefined): object {
  if (!after) return before;
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in after));
}
