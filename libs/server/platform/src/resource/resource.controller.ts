import { Body, Delete, Get, Inject, Post, Query, type Type } from '@nestjs/common';
import { Allow, CurrentActor, type Access } from '../auth/access';
import type { Actor } from '../auth/actor';
import type { RecordEntity } from '../database/record.entity';
import { listed, type Answer } from '../http/envelope.interceptor';
import { PubliclyCached } from '../http/public-cache';
import { inputValidation } from '../http/validation';
import { refuseField } from '../http/refusal';
import { Answers, ByIdQuery, ListParameters, NoData, InsertId } from './documentation';
import type { RawQuery } from './list-query';
import { Records } from './records';

export interface ResourceOptions<Row extends RecordEntity> {
  /** Wire name: `band` serves GET band, GET bandById, POST band, DELETE band. */
  path: string;
  entity: Type<Row>;
  /** Body class; see SaveInput. */
  save: Type<Partial<Row>>;
  read: Access;
  write: Access;
}

/**
 * The four routes of a plain resource (product.md §7, generic resource pattern) as a base class.
 * A resource that needs more overrides the method and repeats its route decorators.
 */
export function ResourceController<Row extends RecordEntity>(options: ResourceOptions<Row>) {
  const { path, entity, save: Save, read, write } = options;
  const body = inputValidation();
  const Cached = () => (read === 'public' ? PubliclyCached() : () => undefined);

  @Allow(read)
  abstract class PlainResource {
    @Inject(Records) protected readonly records: Records;

    @Get(path)
    @Cached()
    @ListParameters(entity)
    @Answers(path, { list: entity })
    async list(@Query() query: RawQuery, @CurrentActor() actor?: Actor): Promise<Answer> {
      return listed(...(await this.records.list(entity, query, actor)));
    }

    @Get(`${path}ById`)
    @Cached()
    @Answers(`${path}ById`, { one: entity })
    byId(@Query() query: ByIdQuery): Promise<Row> {
      return this.records.byId(entity, query.id);
    }

    @Post(path)
    @Allow(write)
    @Answers(`save-${path}`, { one: InsertId, body: Save })
    async save(@Body() raw: object, @CurrentActor() actor?: Actor): Promise<InsertId> {
      const input = (await body.transform(raw, { type: 'body', metatype: Save })) as Partial<Row>;
      return { insertId: await this.store(input, actor) };
    }

    @Delete(path)
    @Allow(write)
    @Answers(`delete-${path}`, { one: NoData })
    async remove(@Query() query: ByIdQuery, @CurrentActor() actor?: Actor): Promise<null> {
      await this.records.remove(entity, query.id, actor);
      return null;
    }

    /** What save does with a valid body; the place for a rule of the resource's own. */
    protected store(input: Partial<Row>, actor?: Actor): Promise<number> {
      return this.records.save(entity, input, actor);
    }

    /** A lookup: the list narrowed to one value of a column, which must be given. */
    protected async listBy(query: RawQuery, ...columns: (keyof Row & string)[]): Promise<Answer> {
      for (const column of columns) if (!query[column]) throw refuseField(column, 'กรุณากรอกข้อมูล');
      return listed(...(await this.records.list(entity, query)));
    }
  }
  return PlainResource;
}
