import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  Allow,
  Answers,
  Config,
  CurrentActor,
  FromForeignPages,
  LenientBody,
  NoData,
  refuse,
  type Actor,
} from '@wethi/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { c2pFields } from '../card-gateway/c2p/c2p-answer';
import { OrderToPay } from '../charge/charge.dto';
import { CardCharges } from './card-charges';
import { cardPage, onwardPage, type CardPage } from './card-page';
import { CardReference, CardToken, OwnCard } from './card.dto';

const FORM = 'application/x-www-form-urlencoded';
const Page = () => ApiOkResponse({ content: { 'text/html': { schema: { type: 'string' } } } });
const SeeOther = () => ApiResponse({ status: 303, description: 'to the order' });

/** Paying an order by card (BUY-06). The card's number is typed at a gateway, and never comes here. */
@Controller()
@Allow('member')
export class CardController {
  constructor(
    private readonly charges: CardCharges,
    private readonly config: Config,
  ) {}

  @Get('orders/ordersCard')
  @Answers('ordersCard', { one: OwnCard })
  own(@Query() { orders_id }: OrderToPay, @CurrentActor() actor: Actor): Promise<OwnCard> {
    return this.charges.own(orders_id, actor);
  }

  /** Another try, with the page that leads to where the card is typed. */
  @Post('orders/ordersCard')
  @Answers('openOrdersCard', { one: OwnCard })
  open(@Body() { orders_id }: OrderToPay, @CurrentActor() actor: Actor): Promise<OwnCard> {
    return this.charges.open(orders_id, actor);
  }

  /** Has the gateway asked at once. */
  @Post('orders/ordersCardCheck')
  @Answers('ordersCardCheck', { one: OwnCard })
  check(@Body() { orders_id }: OrderToPay, @CurrentActor() actor: Actor): Promise<OwnCard> {
    return this.charges.ask(orders_id, actor);
  }

  /** A page for the browser: it leads to the gateway. */
  @Get('cardPage')
  @ApiOperation({ operationId: 'cardPage' })
  @Page()
  async page(
    @Query() { reference }: CardReference,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { order, form } = await this.charges.form(reference, actor);
    if (form) show(reply, cardPage(form, this.orderPage(order.order_no)));
    else this.leadBack(reply, { order_no: order.order_no, orders_id: order.id });
  }

  /** Sent by the gateway's script, from the page before. */
  @Post('cardToken')
  @ApiConsumes(FORM)
  @ApiOperation({ operationId: 'cardToken' })
  @Page()
  async token(
    @LenientBody(CardToken) body: CardToken,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const next = await this.charges.charge(body, actor);
    if ('confirmAt' in next) show(reply, onwardPage(next.confirmAt));
    else this.leadBack(reply, next);
  }

  /** Where gateways send browsers back to, without a session: that one came proves nothing; what 2C2P signed does. */
  @Post('cardReturn')
  @Allow('public')
  @FromForeignPages()
  @ApiConsumes(FORM)
  @ApiBody({ schema: { type: 'object' } })
  @ApiOperation({ operationId: 'cardReturn' })
  @SeeOther()
  async cameBack(@Req() { body }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.charges.receiveForm(body);
    const { objectId = '', order_id = '' } = c2pFields(body);
    this.leadBack(reply, await this.charges.cameBack(objectId, order_id));
  }

  /** Called by 2C2P when a payment ended; it signs what it says (facts/integrations.md §5.2). */
  @Post('cardNotify')
  @Allow('public')
  @ApiConsumes(FORM)
  @Answers('cardNotify', { one: NoData })
  async cardNotify(@Req() { body }: FastifyRequest): Promise<null> {
    if (!(await this.charges.receiveForm(body))) throw refuse('NOTICE_NOT_GENUINE');
    return null;
  }

  private orderPage(order_no: string): string {
    return `${this.config.PUBLIC_URL}/order/${order_no}`;
  }

  /** To the order, where the payment dialog waits for the gateway's word; the shop reads these words of an address. */
  private leadBack(reply: FastifyReply, order: { order_no: string; orders_id: number } | undefined): void {
    const address = order
      ? `${this.orderPage(order.order_no)}?dialog=pay&order=${order.orders_id}&way=card&back=1`
      : `${this.config.PUBLIC_URL}/watchReruns`;
    void reply.redirect(address, 303);
  }
}

function show(reply: FastifyReply, { html, policy }: CardPage): void {
  void reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .send(html);
}
