import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { toBaht } from '@wethi/contract';
import { baht } from '@wethi/format';
import {
  Allow,
  Envelope,
  Answers,
  CurrentActor,
  inputValidation,
  limit,
  LimitedBy,
  refuseField,
  TakesFile,
  useUpload,
  type Actor,
} from '@wethi/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SlipImages } from './slip-images';
import { SlipUpload, type SlipUploadResult } from './upload';
import { SlipAnswered, SlipFields, SlipForm, SlipImageQuery } from './slip.dto';

const PAID = 'ยืนยันการชำระเงิน สำเร็จ';
const REST = 'โอนเพิ่มแล้วแนบสลิปใบที่สองได้เลย เงินที่โอนมาแล้วไม่หาย';

/** Before anything of the picture is read: what is refused leaves no row that `KeptSlips` could count. */
const slipLimit = limit({ key: 'slip-upload', points: 120, per: '1h' });

@Controller()
export class SlipController {
  private readonly fields = inputValidation('drop');

  constructor(
    private readonly uploads: SlipUpload,
    private readonly images: SlipImages,
  ) {}

  @Post('uploadSlip')
  @Allow('member')
  @LimitedBy(slipLimit)
  @TakesFile(SlipForm)
  @Answers('uploadSlip', { beside: SlipAnswered })
  uploadSlip(@Req() request: FastifyRequest, @CurrentActor() actor: Actor): Promise<Envelope> {
    return this.receive(request, actor, () => undefined);
  }

  /** A slip for an order that is there already, which `orders_id` names. */
  @Post('uploadSlipId')
  @Allow('member')
  @LimitedBy(slipLimit)
  @TakesFile(SlipForm)
  @Answers('uploadSlipId', { beside: SlipAnswered })
  uploadSlipId(@Req() request: FastifyRequest, @CurrentActor() actor: Actor): Promise<Envelope> {
    return this.receive(request, actor, ({ orders_id }) => {
      if (orders_id === undefined) throw refuseField('orders_id', 'กรุณากรอกข้อมูล');
    });
  }

  private async receive(request: FastifyRequest, actor: Actor, check: (line: SlipFields) => void): Promise<Envelope> {
    const received = await useUpload(request, async ({ bytes, fields }) => {
      const line = (await this.fields.transform(fields, { type: 'body', metatype: SlipFields })) as SlipFields;
      check(line);
      return this.uploads.receive(actor.id, { ...line, picture: bytes });
    });
    return answerOf(await this.uploads.decide(received));
  }

  @Get('slipImage')
  @Allow('member', 'orders.read')
  @ApiOperation({ operationId: 'slipImage' })
  @ApiOkResponse({ content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } })
  async slipImage(
    @Query() query: SlipImageQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { bytes, type } = await this.images.read(query, actor);
    void reply.type(type);
    return bytes;
  }
}

function answerOf(result: SlipUploadResult): Envelope {
  const data = { filename: result.slip.slip_picture };
  if ('unclear' in result) return new Envelope({ result: false, confirmSlip: true, message: result.unclear, data });
  const { id, order_no, orders_net } = result.order;
  const orderResult = { id, order_no, orders_net };
  if (result.lacking === 0) return new Envelope({ confirmSlip: false, message: PAID, data, orderResult });
  const message = `ได้รับเงินแล้ว ขาดอีก ${baht(toBaht(result.lacking))} ${REST}`;
  return new Envelope({ result: false, code: 'SLIP_SHORT', confirmSlip: false, message, data, orderResult });
}
