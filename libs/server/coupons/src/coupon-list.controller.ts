import { Body, Controller, Get, Inject, Post, Query, type Type } from '@nestjs/common';
import {
  Allow,
  Envelope,
  Answers,
  CurrentActor,
  Database,
  inputValidation,
  listed,
  Resource,
  type Actor,
  type Input,
} from '@wethi/platform';
import { CouponEmail } from './coupon-email.entity';
import {
  CouponEmails,
  CouponName,
  CouponNamesQuery,
  CouponTels,
  ListedEmail,
  ListedTel,
  ListReport,
  type OfCoupon,
} from './coupon-list.dto';
import { CouponLists, type CouponList } from './coupon-lists';
import { usersAmong } from './use/users-among';
import { CouponTel } from './coupon-tel.entity';

const body = inputValidation();

/** A list of who may use a coupon; removing takes somebody off, adding them again puts them back (product.md §4). */
function CouponListResource<Column extends CouponList['column']>(
  path: string,
  column: Column,
  entity: CouponList['entity'],
  Names: Type<OfCoupon & Record<`${Column}s`, string[]>>,
  answer: Type<ListedEmail | ListedTel>,
) {
  type Row = CouponEmail & CouponTel;
  abstract class CouponListController extends Resource(entity as Type<Row>, {
    path,
    read: 'coupons.read',
    write: 'coupons.write',
    /** Those on the list; `remove_by=Y` asks for those taken off. */
    lookups: { [`${path}ByCouponId`]: { columns: ['coupon_id'], unless: { remove_by: 'N' } } },
    removal: { remove_by: 'Y' },
    answer,
  }) {
    @Inject(CouponLists) private readonly lists: CouponLists;
    @Inject(Database) private readonly database: Database;

    @Post(`${path}CreateAll`)
    @Allow('coupons.write')
    @Answers(`${path}CreateAll`, { beside: ListReport, bodies: [Names] })
    async createAll(@Body() raw: object, @CurrentActor() actor: Actor): Promise<Envelope> {
      const names = (await body.transform(raw, { type: 'body', metatype: Names })) as InstanceType<typeof Names>;
      const report = await this.lists.add({ entity, column }, names.coupon_id, names[`${column}s`], actor);
      return new Envelope({ ...report });
    }

    /** Somebody who was taken off is put back. */
    protected override async readBody(raw: unknown, actor?: Actor): Promise<Input<Row>> {
      const input = await super.readBody(raw, actor);
      const known = input.id === undefined ? await this.lists.find({ entity, column }, input) : undefined;
      return known ? { id: known.id, remove_by: 'N' } : input;
    }

    protected override async decorate(rows: Row[]): Promise<(Row & { used: boolean })[]> {
      const used = await usersAmong(this.database, column, rows);
      return rows.map((row) => ({ ...row, used: used.has(row.id) }));
    }
  }
  return CouponListController;
}

@Controller()
export class CouponEmailController extends CouponListResource(
  'couponEmail',
  'coupon_email',
  CouponEmail,
  CouponEmails,
  ListedEmail,
) {}

@Controller()
export class CouponTelController extends CouponListResource(
  'couponTel',
  'coupon_tel',
  CouponTel,
  CouponTels,
  ListedTel,
) {}

/** Both lists as one, as personnel reads them. */
@Controller()
export class CouponNamesController {
  constructor(private readonly lists: CouponLists) {}

  @Get('couponNames')
  @Allow('coupons.read')
  @Answers('couponNames', { list: CouponName })
  async couponNames(@Query() query: CouponNamesQuery): Promise<Envelope> {
    return listed(...(await this.lists.names(query)));
  }
}
