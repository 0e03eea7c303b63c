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
import { CouponEmail, SaveCouponEmail } from './coupon-email.entity';
import { CouponEmails, ListTotal } from './coupon-list.dto';
import { CouponLists } from './coupon-lists';

const LIST = { entity: CouponEmail, column: 'coupon_email' } as const;

@Controller()
export class CouponEmailController extends ResourceController({
  path: 'couponEmail',
  entity: CouponEmail,
  save: SaveCouponEmail,
  read: 'coupons.read',
  write: 'coupons.write',
}) {
  constructor(private readonly lists: CouponLists) {
    super();
  }

  /** Those on the list; `remove_by=Y` asks for those taken off. */
  @Lookup('couponEmailByCouponId', CouponEmail, 'coupon_id')
  couponEmailByCouponId(@Query() query: RawQuery) {
    return this.listBy({ remove_by: 'N', limit: '100', ...query }, 'coupon_id');
  }

  @Post('couponEmailCreateAll')
  @Allow('coupons.write')
  @Answers('couponEmailCreateAll', { beside: ListTotal })
  async couponEmailCreateAll(@Body() body: CouponEmails, @CurrentActor() actor: Actor): Promise<Answer> {
    return new Answer({ total: await this.lists.add(LIST, body.coupon_id, body.coupon_emails, actor) });
  }

  @Delete('couponEmail')
  @Allow('coupons.write')
  @Answers('delete-couponEmail', { one: NoData })
  override async remove(@Query() query: ByIdQuery, @CurrentActor() actor?: Actor): Promise<null> {
    await this.lists.takeOff(LIST, query.id, actor);
    return null;
  }

  protected override store(input: Partial<CouponEmail>, actor?: Actor): Promise<number> {
    const { id, coupon_id, coupon_email } = input;
    if (id !== undefined || !coupon_id || !coupon_email) return super.store(input, actor);
    return this.lists.addOne(LIST, coupon_id, coupon_email, actor);
  }
}
