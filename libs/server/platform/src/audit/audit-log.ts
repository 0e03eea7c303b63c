import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import type { Actor } from '../auth/actor';
import { AuditEntry } from './audit-log.entity';

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
    await this.database.insert(AuditEntry, {
      actor_kind: actor.kind,
      actor_id: actor.id,
      action,
      entity: entity.name,
      entity_id: entityId,
      before: before ? JSON.stringify(onlyChanged(before, after)) : null,
      after: after ? JSON.stringify(after) : null,
    });
  }

  /** Who changed a record last, when, and which columns; nobody of personnel when the log does not say. */
  async lastChange(entity: { name: string }, entityId: number): Promise<LastChange> {
    const where = { entity: entity.name, entity_id: entityId, action: 'update' };
    const entry = await this.database.manager.findOne(AuditEntry, { where, order: { id: 'DESC' } });
    if (!entry) return { by: null, at: null, fields: [] };
    return { by: entry.actor_id, at: entry.at, fields: Object.keys(JSON.parse(entry.after ?? '{}') as object) };
  }
}

export interface LastChange {
  /** Id of personnel. */
  by: number | null;
  at: Date | null;
  fields: string[];
}

/** On an update only the columns that were written are worth keeping; on a delete all are. */
function onlyChanged(before: object, after: object | undefined): object {
  if (!after) return before;
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in after));
}
