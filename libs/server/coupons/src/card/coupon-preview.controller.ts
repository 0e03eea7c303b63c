import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Allow, Answers, ByIdQuery } from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { CodeAnswer, CodeQuestion, CouponCodes } from '../coupon/coupon-codes';
import { CouponExample, CouponExamples, ExampleQuestion } from './coupon-example';
import { ShareCard } from './share-card';

/** What the screen of a coupon shows beside its fields: an example, whether its code is free, and the card that is shared. */
@Controller()
@Allow('coupons.read')
export class CouponPreviewController {
  constructor(
    private readonly cards: ShareCard,
    private readonly examples: CouponExamples,
    private readonly codes: CouponCodes,
  ) {}

  @Get('couponExample')
  @Answers('couponExample', { one: CouponExample })
  couponExample(@Query() question: ExampleQuestion): Promise<CouponExample> {
    return this.examples.of(question);
  }

  @Get('couponCodeCheck')
  @Answers('couponCodeCheck', { one: CodeAnswer })
  couponCodeCheck(@Query() question: CodeQuestion): Promise<CodeAnswer> {
    return this.codes.check(question);
  }

  @Get('couponCard')
  @ApiOperation({ operationId: 'couponCard' })
  @ApiOkResponse({ content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } } })
  async couponCard(@Query() { id }: ByIdQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    void reply.type('image/jpeg');
    return this.cards.of(id);
  }
}
