import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { Allow, ByIdQuery, limit, LimitedBy } from '@wethi/platform';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { CouponPoster } from './coupon-poster';

const posterLimit = limit({ key: 'coupon-poster', points: 30, per: '1m' });
const FORMATS = ['pdf', 'png'] as const;
const TYPES = { pdf: 'application/pdf', png: 'image/png' } as const;

class PosterQuery extends ByIdQuery {
  @ApiProperty({ enum: FORMATS, required: false })
  @IsOptional()
  @IsIn(FORMATS)
  format?: (typeof FORMATS)[number];
}

@Controller()
@Allow('coupons.read')
export class CouponPosterController {
  constructor(private readonly posters: CouponPoster) {}

  @Get('couponPoster')
  @LimitedBy(posterLimit)
  @ApiOperation({ operationId: 'couponPoster' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async couponPoster(
    @Query() { id, format = 'pdf' }: PosterQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { code, bytes } = await this.posters.of(id, format);
    const name = encodeURIComponent(`${code}.${format}`);
    void reply.type(TYPES[format]).header('content-disposition', `inline; filename*=UTF-8''${name}`);
    return bytes;
  }
}
