import { Body, Controller, Delete, Post, Query } from '@nestjs/common';
import {
  Allow,
  Answer,
  Answers,
  ByIdQuery,
  CurrentActor,
  Lookup,
  NoData,
  ResourceController,
  type Actor,
  type RawQuery,
} from '@wethi/platform';
import { CouponTel, SaveCouponTel } from './coupon-tel.entity';
import { CouponTels, ListTotal } from './coupon-list.dto';
import { CouponLists } from './coupon-lists';

const LIST = { entity: CouponTel, column: 'coupon_tel' } as const;

@Controller()
export class CouponTelController extends ResourceController({
  path: 'couponTel',
  entity: CouponTel,
  save: SaveCouponTel,
  read: 'coupons.read',
  write: 'coupons.write',
}) {
  constructor(private readonly lists: CouponLists) {
    super();
  }

  /** Those on the list; `remove_by=Y` asks for those taken off. */
  @Lookup('couponTelByCouponId', CouponTel, 'coupon_id')
  couponTelByCouponId(@Query() query: RawQuery) {
    return this.listBy({ remove_by: 'N', limit: '100', ...query }, 'coupon_id');
  }

  @Post('couponTelCreateAll')
  @Allow('coupons.write')
  @Answers('couponTelCreateAll', { beside: ListTotal })
  async couponTelCreateAll(@Body() body: CouponTels, @CurrentActor() actor: Actor): Promise<Answer> {
    return new Answer({ total: await this.lists.add(LIST, body.coupon_id, body.coupon_tels, actor) });
  }

  @Delete('couponTel')
  @Allow('coupons.write')
  @Answers('delete-couponTel', { one: NoData })
  override async remove(@Query() query: ByIdQuery, @CurrentActor() actor?: Actor): Promise<null> {
    await this.lists.takeOff(LIST, query.id, actor);
    return null;
  }

  protected override store(input: Partial<CouponTel>, actor?: Actor): Promise<number> {
    const { id, coupon_id, coupon_tel } = input;
    if (id !== undefined || !coupon_id || !coupon_tel) return super.store(input, actor);
    return this.lists.addOne(LIST, coupon_id, coupon_tel, actor);
  }
}
