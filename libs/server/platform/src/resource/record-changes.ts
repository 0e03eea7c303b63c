import { Injectable, type Type } from '@nestjs/common';
import type { EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { AuditLog } from '../audit/audit-log';
import type { Actor } from '../auth/actor';
import { limitToBand, onlyBandOf } from '../auth/band-scope';
import { Database } from '../database/database';
import { referenced } from '../database/references';
import { RecordEntity } from '../columns/record.entity';
import { Transactions } from '../database/transactions';
import { refuse, refuseField } from '../refusal/refusal';
import { Changes } from '../pubsub/changes';
import { marked } from '../columns/column-rules';
import type { Input } from './inputs';
import { findRow, type Narrow } from './records';
import { rowChanged } from './row-changed';

/** What a resource adds to writing its columns; all of it runs in the transaction of the change. */
export interface ChangeRules<Row extends RecordEntity> {
  /** Conditions of which rows the caller may change at all. */
  visible?: Narrow<Row>;
  /** Judges the row as it will stand, and may set more of its columns. */
  before?: (merged: Row, before: Row | undefined, given: Partial<Row>) => void | Promise<void>;
  after?: (saved: Row, before: Row | undefined) => void | Promise<void>;
}

/** A version is never given twice, however fast two saves follow each other; NOW(3) alone may repeat within a millisecond. */
export const NEXT_VERSION = 'GREATEST(CURRENT_TIMESTAMP(3), update_at + INTERVAL 1000 MICROSECOND)';

/** Writing of plain records: one transaction with the rules of the resource and the audit row. */
@Injectable()
export class RecordChanges {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
  ) {}

  /**
   * Creates, or with an id updates the columns given and no others; answers the id.
   * @throws Refusal NOT_FOUND; ROW_CHANGED when `update_at` is given and the row was saved since, with who, when and what
   */
  async save<Row extends RecordEntity>(
    entity: Type<Row>,
    input: Input<Row>,
    actor?: Actor,
    rules: ChangeRules<Row> = {},
  ): Promise<number> {
    const id = await this.saveWithin(entity, input, actor, rules);
    await this.changes.announce(entity.name);
    return id;
  }

  /** The same inside a transaction of the caller's, who announces the change afterwards. */
  saveWithin<Row extends RecordEntity>(
    entity: Type<Row>,
    input: Input<Row>,
    actor?: Actor,
    rules: ChangeRules<Row> = {},
  ): Promise<number> {
    const { id, update_at: version, ...columns } = input as Partial<RecordEntity>;
    const given = Object.fromEntries(
      Object.entries(columns).filter(([, value]) => value !== undefined),
    ) as Partial<Row>;
    return this.transactions.run(() =>
      id === undefined
        ? this.create(entity, given, actor, rules)
        : this.update(entity, id, version, given, actor, rules),
    );
  }

  /** @throws Refusal NOT_FOUND; ROW_CHANGED as `save` does; STILL_IN_USE when other records point to it */
  async remove<Row extends RecordEntity>(
    entity: Type<Row>,
    id: number,
    actor?: Actor,
    { visible, version, before, after }: { visible?: Narrow<Row>; version?: Date } & RemovalRules<Row> = {},
  ): Promise<void> {
    await this.transactions.run(async () => {
      const row = await findRow(this.database, entity, id, { actor, visible, locked: true });
      await this.requireVersion(entity, row, version);
      await before?.(row);
      await this.database.manager.getRepository<RecordEntity>(entity).delete({ id });
      await this.audit.record(actor, 'delete', entity, id, loggedOf(entity, row), undefined);
      await after?.(row);
    });
    await this.changes.announce(entity.name);
  }

  private async create<Row extends RecordEntity>(
    entity: Type<Row>,
    given: Partial<Row>,
    actor: Actor | undefined,
    rules: ChangeRules<Row>,
  ): Promise<number> {
    const merged = { ...defaultsOf(this.database.manager.getRepository(entity).metadata), ...given } as Row;
    const columns = await judge(merged, undefined, given, rules);
    await this.requireOwnReferences(columns, actor);
    const id = await this.database.insert<RecordEntity>(entity, { ...columns, create_by: actor?.id ?? null });
    await this.requireOwn(entity, id, actor);
    await this.audit.record(actor, 'create', entity, id, undefined, loggedOf(entity, columns));
    await rules.after?.({ ...merged, id }, undefined);
    return id;
  }

  private async update<Row extends RecordEntity>(
    entity: Type<Row>,
    id: number,
    version: Date | undefined,
    given: Partial<Row>,
    actor: Actor | undefined,
    rules: ChangeRules<Row>,
  ): Promise<number> {
    const before = await findRow(this.database, entity, id, { actor, visible: rules.visible, locked: true });
    await this.requireVersion(entity, before, version);
    requireColumns(entity, given);
    const merged: Row = { ...before, ...given };
    const columns = await judge(merged, before, given, rules);
    if (Object.keys(columns).length > 0) {
      await this.requireOwnReferences(columns, actor);
      const repository = this.database.manager.getRepository<RecordEntity>(entity);
      await repository.update({ id }, { ...columns, update_at: () => NEXT_VERSION });
      await this.requireOwn(entity, id, actor);
      await this.audit.record(actor, 'update', entity, id, before, loggedOf(entity, columns));
    }
    await rules.after?.(merged, before);
    return id;
  }

  /** @throws Refusal ROW_CHANGED */
  private async requireVersion<Row extends RecordEntity>(
    entity: Type<Row>,
    { id, update_at }: Row,
    version: Date | undefined,
  ): Promise<void> {
    if (version && update_at > version) throw rowChanged(await this.audit.lastChange(entity, id, update_at), update_at);
  }

  /**
   * Whoever works for one band points to no row of another one. Asked before the write, which could itself make a row the
   * band's: a member of staff belongs to the bands that point to them.
   * @throws Refusal NOT_ALLOWED
   */
  private async requireOwnReferences(columns: object, actor?: Actor): Promise<void> {
    if (onlyBandOf(actor) === undefined) return;
    for (const [name, value] of Object.entries(columns)) {
      const target = referenced(this.database, name)?.target;
      if (target && value !== null) await this.requireOwn(target, value as number, actor);
    }
  }

  /** @throws Refusal NOT_ALLOWED when the row is another band's than the caller's */
  private async requireOwn(entity: EntityTarget<ObjectLiteral>, id: number, actor?: Actor): Promise<void> {
    if (onlyBandOf(actor) === undefined) return;
    const rows = this.database.manager.createQueryBuilder(entity, 'row').where('row.id = :id', { id });
    limitToBand(rows, entity, actor);
    if (!(await rows.getExists())) throw refuse('NOT_ALLOWED');
  }
}

export interface RemovalRules<Row> {
  before?: (row: Row) => void | Promise<void>;
  after?: (row: Row) => void | Promise<void>;
}

/** The columns to write: those given, and those that the resource's rule set. */
async function judge<Row extends RecordEntity>(
  merged: Row,
  before: Row | undefined,
  given: Partial<Row>,
  rules: ChangeRules<Row>,
): Promise<Partial<Row>> {
  const asked = { ...merged };
  await rules.before?.(merged, before, given);
  const written = Object.entries(merged).filter(([name, value]) => name in given || value !== asked[name as keyof Row]);
  return Object.fromEntries(written) as Partial<Row>;
}

/** A column that a new row must have stays filled in. */
function requireColumns<Row extends RecordEntity>(entity: Type<Row>, given: Partial<Row>): void {
  for (const name of marked(entity, 'required')) {
    const value = given[name as keyof Row];
    if (value === null || value === '') throw refuseField(name, 'กรุณากรอกข้อมูล');
  }
}

/** A new row as the database will fill it in, so that a rule judges the same row on create and on update. */
function defaultsOf({ columns }: EntityMetadata): object {
  const literal = columns.filter(({ default: value }) => typeof value === 'string' || typeof value === 'number');
  const nothing = columns.filter(({ isNullable }) => isNullable);
  return Object.fromEntries([
    ...nothing.map(({ propertyName }) => [propertyName, null]),
    ...literal.map(({ propertyName, default: value, transformer }) => [
      propertyName,
      transformer && !Array.isArray(transformer) ? (transformer.from(value) as unknown) : value,
    ]),
  ]) as object;
}

/** What the audit log keeps of a row. */
function loggedOf(entity: Type<object>, columns: object): object {
  const [secret, unlogged] = [marked(entity, 'secret'), marked(entity, 'unlogged')];
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !secret.has(name) && !unlogged.has(name)));
}
