import { applyDecorators, Body, Delete, Get, Inject, Post, Query, type Type } from '@nestjs/common';
import type { RefusalCode } from '@wethi/contract';
import type { SelectQueryBuilder } from 'typeorm';
import { Allow, CurrentActor, type Access } from '../auth/access';
import type { Actor } from '../auth/actor';
import { duplicateKey } from '../database/faults';
import type { RecordEntity } from '../columns/record.entity';
import { listed, type Envelope } from '../http/envelope.interceptor';
import { PubliclyCached } from '../http/public-cache';
import { refuse } from '../refusal/refusal';
import { inputValidation } from '../http/validation';
import { Answers, ByIdQuery, InsertId, ListParameters, NoData } from '../http/documentation';
import { inputsOf, type Input } from './inputs';
import type { RawQuery } from './list-query';
import { addLookup, type LookupRule } from './lookups';
import { RecordChanges } from './record-changes';
import { Records } from './records';
import { requireSealed } from './seal';

export interface ResourceOptions<Row extends RecordEntity> {
  /** Wire name: `band` serves GET band, GET bandById, POST band, DELETE band. */
  path: string;
  /** Who lists, reads by id and looks up. */
  read: Access;
  /** Who saves and removes. */
  write: Access;
  /** Where a route's rule is another one. */
  access?: { byId?: [Access, ...Access[]]; save?: [Access, ...Access[]] };
  /** Lists by columns that must be given: `{ bandMemberByBandId: ['band_id'] }`. */
  lookups?: Record<string, LookupRule<Row>>;
  /** Order of the rows when the caller asks for none; by id without it. */
  sort?: keyof Row & string;
  /** Fields of the bodies that are no open columns, such as a password. */
  fields?: Type<object>;
  /** Other bodies that `readBody` of this resource understands, for the documentation. */
  bodies?: Type<object>[];
  /** The class of what `decorate` answers; the entity without it. */
  answer?: Type<object>;
  /** What a second row of the same value is refused with, by its unique column. */
  taken?: Partial<Record<keyof Row & string, RefusalCode>>;
  /** Columns that removing writes in place of deleting the row. */
  removal?: Partial<Row>;
}

const strict = inputValidation();

/**
 * The routes of a plain resource (product.md §7, generic resource pattern). They are sealed: a class that takes one of them
 * into its own hands does not boot. What differs stands in the options and in the hooks below.
 */
export function Resource<Row extends RecordEntity>(entity: Type<Row>, options: ResourceOptions<Row>) {
  const { path, read, write, access = {}, answer = entity, sort, taken = {}, removal } = options;
  const inputs = inputsOf(entity, options.fields);
  const Cached = () => applyDecorators(...(read === 'public' ? [PubliclyCached()] : []));

  abstract class SealedResource {
    @Inject(Records) protected readonly records: Records;
    @Inject(RecordChanges) protected readonly recordChanges: RecordChanges;

    constructor() {
      requireSealed(this, SealedResource);
    }

    @Get(path)
    @Allow(read)
    @Cached()
    @ListParameters(entity)
    @Answers(path, { list: answer })
    list(@Query() query: RawQuery, @CurrentActor() actor?: Actor): Promise<Envelope> {
      return this.page(query, actor);
    }

    @Get(`${path}ById`)
    @Allow(...(access.byId ?? [read]))
    @Cached()
    @Answers(`${path}ById`, { one: answer })
    async byId(@Query() { id }: ByIdQuery, @CurrentActor() actor?: Actor): Promise<object | undefined> {
      const row = await this.records.byId(entity, id, actor, (rows) => this.visible(rows, actor));
      return (await this.decorate([row], actor))[0];
    }

    @Post(path)
    @Allow(...(access.save ?? [write]))
    @Answers(`save-${path}`, { one: InsertId, bodies: [inputs.create, inputs.update, ...(options.bodies ?? [])] })
    async save(@Body() raw: unknown, @CurrentActor() actor?: Actor): Promise<InsertId> {
      return { insertId: await this.write(await this.readBody(raw, actor), actor) };
    }

    @Delete(path)
    @Allow(write)
    @Answers(`delete-${path}`, { one: NoData })
    async remove(@Query() { id }: ByIdQuery, @CurrentActor() actor?: Actor): Promise<null> {
      if (removal) {
        await this.write({ ...removal, id } as Input<Row>, actor);
        return null;
      }
      await this.recordChanges.remove(entity, id, actor, {
        visible: (rows) => this.visible(rows, actor),
        before: (row) => this.beforeRemove(row, actor),
        after: (row) => this.afterRemove(row, actor),
      });
      return null;
    }

    /** Adds the conditions of which rows a caller sees and changes; the table's alias is `row`. All of them by default. */
    protected visible(_rows: SelectQueryBuilder<Row>, _actor?: Actor): void {
      // everybody who may call sees everything
    }

    /** The body as valid columns. It runs before the transaction, so what takes long, such as hashing, belongs here. */
    protected async readBody(raw: unknown, _actor?: Actor): Promise<Input<Row>> {
      const isUpdate = (raw as { id?: unknown } | null)?.id !== undefined;
      const metatype = isUpdate ? inputs.update : inputs.create;
      return (await strict.transform(raw, { type: 'body', metatype })) as Input<Row>;
    }

    /**
     * Judges the row as it will stand; columns that it sets here are written, too.
     * @param before the row as it is, undefined for a new one
     * @param given the columns that the caller sent
     */
    protected beforeSave(
      _merged: Row,
      _before: Row | undefined,
      _actor: Actor | undefined,
      _given: Partial<Row>,
    ): void | Promise<void> {
      // nothing to judge
    }

    /** What else changes with the row, in the same transaction. */
    protected afterSave(_saved: Row, _before: Row | undefined, _actor?: Actor): void | Promise<void> {
      // nothing else
    }

    protected beforeRemove(_row: Row, _actor?: Actor): void | Promise<void> {
      // nothing to judge
    }

    protected afterRemove(_row: Row, _actor?: Actor): void | Promise<void> {
      // nothing else
    }

    /** Rows as they are answered, by list, id and lookup alike. */
    protected decorate(rows: Row[], _actor?: Actor): object[] | Promise<object[]> {
      return rows;
    }

    /** A page of what the caller sees, for lists of the resource's own. */
    protected async page(
      query: RawQuery,
      actor: Actor | undefined,
      narrow?: (rows: SelectQueryBuilder<Row>) => unknown,
    ): Promise<Envelope> {
      const isOrdered = query['sort'] !== undefined || query['after_id'] !== undefined;
      const asked = sort && !isOrdered ? { ...query, sort } : query;
      const [rows, total] = await this.records.list(entity, asked, actor, (found) => {
        this.visible(found, actor);
        narrow?.(found);
      });
      return listed(await this.decorate(rows, actor), total);
    }

    private write(input: Input<Row>, actor?: Actor): Promise<number> {
      const rules = {
        visible: (rows: SelectQueryBuilder<Row>) => this.visible(rows, actor),
        before: (merged: Row, before: Row | undefined, given: Partial<Row>) =>
          this.beforeSave(merged, before, actor, given),
        after: (saved: Row, before: Row | undefined) => this.afterSave(saved, before, actor),
      };
      return this.recordChanges.save(entity, input, actor, rules).catch((error: unknown) => {
        const key = duplicateKey(error);
        const column = (Object.keys(taken) as (keyof typeof taken)[]).find((name) => key?.endsWith(name));
        throw column && taken[column] ? refuse(taken[column]) : error;
      });
    }
  }

  for (const [name, lookup] of Object.entries(options.lookups ?? {}))
    addLookup(SealedResource, name, lookup, { entity, answer, read });
  return SealedResource;
}
