import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Allow, Answers, Envelope, FromOwnPages } from '@wethi/platform';
import { CurrentCaller, type Caller } from '../devices/caller';
import { VerificationCheck } from './verification-check';
import { VerificationSending } from './verification-sending';
import { SendCodeQuery, SentCode, TicketAnswer, VerifyCodeInput } from './verification.dto';

/** Codes by SMS (product.md §7). */
@Controller()
@Allow('public')
export class VerificationController {
  constructor(
    private readonly sending: VerificationSending,
    private readonly check: VerificationCheck,
  ) {}

  @Get('sendOTP')
  @FromOwnPages()
  @Answers('sendOTP', { one: SentCode })
  sendOTP(@Query() query: SendCodeQuery, @CurrentCaller() caller: Caller): Promise<SentCode> {
    return this.sending.send(query, caller);
  }

  @Post('verifyOTP')
  @HttpCode(200)
  @Answers('verifyOTP', { beside: TicketAnswer })
  async verifyOTP(@Body() input: VerifyCodeInput, @CurrentCaller() caller: Caller): Promise<Envelope> {
    return new Envelope({ ticket: await this.check.verify(input, caller) });
  }
}
