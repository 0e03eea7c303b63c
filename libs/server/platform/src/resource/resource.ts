import {
  applyDecorators,
  Body,
  Delete,
  Get,
  Inject,
  Post,
  Query,
  Res,
  type StreamableFile,
  type Type,
} from '@nestjs/common';
import { PERMISSIONS, type RefusalCode } from '@wethi/contract';
import type { FastifyReply } from 'fastify';
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
import { inputsOf, RemoveRow, type Input } from './inputs';
import { ListDownload, ListFiles } from './list-files';
import type { RawQuery } from './list-query';
import { addLookup, type LookupRule } from './lookups';
import { RecordChanges } from './record-changes';
import { MovedRow, MoveRow, RecordMoves } from './record-moves';
import { eachOf, Records } from './records';
import { rememberResource } from './resource-names';
import { requireSealed } from './seal';

export interface ResourceOptions<Row extends RecordEntity> {
  /** Wire name: `band` serves GET band, GET bandById, GET bandFile, POST band, DELETE band. */
  path: string;
  /** Who lists, reads by id and looks up; where that is everybody, files of the list are for those who write. */
  read: Access;
  /** Who saves and removes. */
  write: Access;
  /** Where a route's rule is another one. */
  access?: { byId?: [Access, ...Access[]]; save?: [Access, ...Access[]] };
  /** Lists by columns that must be given: `{ bandMemberByBandId: ['band_id'] }`. */
  lookups?: Record<string, LookupRule<Row>>;
  /** Order of the rows when the caller asks for none; by id without it. */
  sort?: keyof Row & string;
  /** Rows with the same value here stand in the order that `sort` says, and can be moved: POST `stageTimeMove`. */
  within?: keyof Row & string;
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
  const { path, read, write, access = {}, answer = entity, sort, within, taken = {}, removal } = options;
  const inputs = inputsOf(entity, options.fields);
  rememberResource(entity, path, inputs.update);
  const order = sort && within && { column: sort, within };
  const takesFiles = read in PERMISSIONS ? read : write;
  const Cached = () => applyDecorators(...(read === 'public' ? [PubliclyCached()] : []));

  const moveRoute = [Post(`${path}Move`), Allow(write), Answers(`move-${path}`, { one: MovedRow })];
  const MoveRoute = () => applyDecorators(...(order ? moveRoute : []));
  const inOwnOrder = (query: RawQuery): RawQuery => {
    const isOrdered = query['sort'] !== undefined || query['after_id'] !== undefined;
    return sort && !isOrdered ? { ...query, sort } : query;
  };

  abstract class SealedResource {
    @Inject(Records) protected readonly records: Records;
    @Inject(RecordChanges) protected readonly recordChanges: RecordChanges;
    @Inject(RecordMoves) private readonly moves: RecordMoves;
    @Inject(ListFiles) private readonly listFiles: ListFiles;

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

    /** The whole list, as a file for a spreadsheet. */
    @Get(`${path}File`)
    @Allow(takesFiles)
    @ListDownload(`${path}File`, entity)
    file(
      @Query() query: RawQuery,
      @CurrentActor() actor: Actor,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StreamableFile> {
      const read = async (list: RawQuery) => {
        const visible = (rows: SelectQueryBuilder<Row>) => this.visible(rows, actor);
        const { total, batches } = await this.records.all(entity, inOwnOrder(list), actor, visible);
        return { total, batches: eachOf(batches, (rows) => this.decorate(rows, actor)) };
      };
      return this.listFiles.send(reply, { path, entity, answer, read }, query, actor);
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
    async remove(@Query() { id, update_at }: RemoveRow, @CurrentActor() actor?: Actor): Promise<null> {
      if (removal) {
        await this.write({ ...removal, id, update_at } as Input<Row>, actor);
        return null;
      }
      await this.recordChanges.remove(entity, id, actor, {
        version: update_at,
        visible: (rows) => this.visible(rows, actor),
        before: (row) => this.beforeRemove(row, actor),
        after: (row) => this.afterRemove(row, actor),
      });
      return null;
    }

    @MoveRoute()
    async move(@Body() body: MoveRow, @CurrentActor() actor: Actor): Promise<MovedRow> {
      if (!order) throw refuse('NOT_FOUND');
      return this.moves.move(entity, order, body, actor, (rows) => this.visible(rows, actor));
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
      const [rows, total] = await this.records.list(entity, inOwnOrder(query), actor, (found) => {
        this.visible(found, actor);
        narrow?.(found);
      });
      return listed(await this.decorate(rows, actor), total);
    }

    private write(input: Input<Row>, actor?: Actor): Promise<number> {
      const rules = {
        visible: (rows: SelectQueryBuilder<Row>) => this.visible(rows, actor),
        before: async (merged: Row, before: Row | undefined, given: Partial<Row>) => {
          if (order && !before && given[order.column] === undefined)
            Object.assign(merged, { [order.column]: await this.moves.last(entity, order, merged) });
          await this.beforeSave(merged, before, actor, given);
        },
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
