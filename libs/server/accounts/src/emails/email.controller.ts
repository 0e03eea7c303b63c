import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  Allow,
  Answers,
  BearerOnly,
  CurrentActor,
  Envelope,
  FromOwnPages,
  NoData,
  refuseField,
  type Actor,
} from '@wethi/platform';
import { CurrentCaller, type Caller } from '../devices/caller';
import { ChangePassInput, ChangePassUserInput, ConfirmEmailInput, EmailQuery, SentLetter } from './email.dto';
import { OwnEmail } from './own-email';
import { SecretByEmail } from './secret-by-email';

function requireTwice({ pass, confirm }: { pass: string; confirm: string }): void {
  if (pass !== confirm) throw refuseField('confirm', 'ไม่ตรงกัน กรุณากรอกอีกครั้ง');
}

/** E-mail calls of product.md §7; those that set something are POST, and bring the code that proves the mailbox. */
@Controller()
export class EmailController {
  constructor(
    private readonly own: OwnEmail,
    private readonly secrets: SecretByEmail,
  ) {}

  @Get('emailConfirmEmail')
  @Allow('member')
  @BearerOnly()
  @Answers('emailConfirmEmail', { one: SentLetter })
  emailConfirmEmail(
    @Query() { email }: EmailQuery,
    @CurrentActor() actor: Actor,
    @CurrentCaller() caller: Caller,
  ): Promise<SentLetter> {
    return this.own.ask(actor, email, caller);
  }

  @Post('emailConfirmEmail')
  @Allow('member')
  @HttpCode(200)
  @Answers('post-emailConfirmEmail', { one: SentLetter })
  postEmailConfirmEmail(
    @Body() { email }: EmailQuery,
    @CurrentActor() actor: Actor,
    @CurrentCaller() caller: Caller,
  ): Promise<SentLetter> {
    return this.own.ask(actor, email, caller);
  }

  @Post('confirmEmail')
  @Allow('member')
  @HttpCode(200)
  @Answers('confirmEmail', { one: NoData })
  async confirmEmail(
    @Body() input: ConfirmEmailInput,
    @CurrentActor() actor: Actor,
    @CurrentCaller() caller: Caller,
  ): Promise<Envelope> {
    await this.own.confirm(actor, input, caller);
    return new Envelope({ message: 'บันทึก สำเร็จ' });
  }

  @Get('emailChangePassUser')
  @Allow('public')
  @FromOwnPages()
  @Answers('emailChangePassUser', { one: SentLetter })
  emailChangePassUser(@Query() { email }: EmailQuery, @CurrentCaller() caller: Caller): Promise<SentLetter> {
    return this.secrets.askForPin(email, caller);
  }

  @Post('changePassUser')
  @Allow('public')
  @HttpCode(200)
  @Answers('changePassUser', { one: NoData })
  async changePassUser(@Body() input: ChangePassUserInput, @CurrentCaller() caller: Caller): Promise<Envelope> {
    requireTwice(input);
    await this.secrets.setPin(input.email, input.code, input.pass, caller);
    return new Envelope({ message: 'บันทึก สำเร็จ' });
  }

  @Get('emailChangePass')
  @Allow('public')
  @FromOwnPages()
  @Answers('emailChangePass', { one: SentLetter })
  emailChangePass(@Query() { email }: EmailQuery, @CurrentCaller() caller: Caller): Promise<SentLetter> {
    return this.secrets.askForPassword(email, caller);
  }

  @Post('changePass')
  @Allow('public')
  @HttpCode(200)
  @Answers('changePass', { one: NoData })
  async changePass(@Body() input: ChangePassInput, @CurrentCaller() caller: Caller): Promise<Envelope> {
    requireTwice(input);
    await this.secrets.setPassword(input.email, input.code, input.pass, caller);
    return new Envelope({ message: 'บันทึก สำเร็จ' });
  }
}
