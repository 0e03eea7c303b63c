import { Get, Inject, Query } from '@nestjs/common';
import {
  Answers,
  ByIdQuery,
  Clock,
  CurrentActor,
  listed,
  ListParameters,
  PubliclyCached,
  refuse,
  refuseField,
  ResourceController,
  type Actor,
  type Answer,
  type RawQuery,
  type RecordEntity,
  type ResourceOptions,
} from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';

export type Narrow<Row extends RecordEntity> = (rows: SelectQueryBuilder<Row>, today: string) => unknown;

/**
 * A resource of which the public sees a part and personnel all (CAT-04).
 * @param narrow adds the conditions of what the public sees; the table's alias is `row`
 */
export function ShownController<Row extends RecordEntity>(options: ResourceOptions<Row>, narrow: Narrow<Row>) {
  const { path, entity } = options;

  abstract class Shown extends ResourceController(options) {
    @Inject(Clock) protected readonly clock: Clock;

    @Get(path)
    @PubliclyCached()
    @ListParameters(entity)
    @Answers(path, { list: entity })
    override async list(@Query() query: RawQuery, @CurrentActor() actor?: Actor): Promise<Answer> {
      return listed(...(await this.rows(query, actor)));
    }

    @Get(`${path}ById`)
    @PubliclyCached()
    @Answers(`${path}ById`, { one: entity })
    override async byId(@Query() { id }: ByIdQuery, @CurrentActor() actor?: Actor): Promise<Row> {
      const [[row]] = await this.rows({ id: String(id) }, actor);
      if (!row) throw refuse('NOT_FOUND');
      return row;
    }

    /** A lookup among what the caller sees. */
    protected listShown(
      query: RawQuery,
      actor: Actor | undefined,
      ...columns: (keyof Row & string)[]
    ): Promise<Answer> {
      requireColumns(query, ...columns);
      return this.list(query, actor);
    }

    protected rows(query: RawQuery, actor: Actor | undefined): Promise<[Row[], number]> {
      if (actor?.kind === 'personnel') return this.records.list(entity, query, actor);
      return this.records.list(entity, query, actor, (rows) => void narrow(rows, this.clock.today()));
    }
  }
  return Shown;
}

/** @throws Refusal INVALID_INPUT about the first parameter that is missing */
export function requireColumns(query: RawQuery, ...columns: string[]): void {
  for (const column of columns) if (!query[column]) throw refuseField(column, 'กรุณากรอกข้อมูล');
}
