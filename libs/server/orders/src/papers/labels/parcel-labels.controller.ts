import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Allow, CurrentActor, limit, LimitedBy, type Actor } from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { SeveralOrdersQuery } from '../../lists/several-orders.dto';
import { ParcelLabels } from './parcel-labels';

const labelsLimit = limit({ key: 'parcel-labels', points: 20, per: '1m' });

@Controller()
@Allow('orders.approve')
export class ParcelLabelsController {
  constructor(private readonly labels: ParcelLabels) {}

  @Get('orders/labels')
  @LimitedBy(labelsLimit)
  @ApiOperation({ operationId: 'ordersLabels' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async of(
    @Query() { ids, selection }: SeveralOrdersQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const bytes = await this.labels.of({ ids, filter: selection }, actor);
    void reply.type('application/pdf').header('content-disposition', 'inline; filename="labels.pdf"');
    return bytes;
  }
}
