import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { Allow, Envelope, Answers, InsertId, NoData, setSessionCookie } from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, type Caller } from '../devices/caller';
import { MemberLogin } from './member-login';
import { OwnPersonnel } from '../people/personnel.entity';
import { PersonnelLogin } from './personnel-login';
import { PinReset } from './pin-reset';
import { Registration } from './registration';
import {
  EmailLoginInput,
  LoginInput,
  NewPinInput,
  PersonnelLoginInput,
  RegisterInput,
  TokenAnswer,
} from './sign-in.dto';
import { OwnUser } from '../people/user.entity';

/** Opening sessions: the answer carries the token for any client, the cookie is for the browser. */
@Controller()
@Allow('public')
export class SignInController {
  constructor(
    private readonly registration: Registration,
    private readonly pinReset: PinReset,
    private readonly memberLogin: MemberLogin,
    private readonly personnelLogin: PersonnelLogin,
  ) {}

  @Post('userRegister')
  @HttpCode(200)
  @Answers('userRegister', { one: InsertId, beside: TokenAnswer })
  async userRegister(
    @Body() input: RegisterInput,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope> {
    const { token, person } = await this.registration.register(input, caller);
    setSessionCookie(reply, 'user', token);
    return new Envelope({ message: 'สมัครสมาชิก สำเร็จ', data: { insertId: person.id }, token });
  }

  @Post('userUpdatePassword')
  @HttpCode(200)
  @Answers('userUpdatePassword', { one: NoData })
  async userUpdatePassword(@Body() input: NewPinInput, @CurrentCaller() caller: Caller): Promise<Envelope> {
    await this.pinReset.reset(input, caller);
    return new Envelope({ message: 'บันทึก สำเร็จ' });
  }

  @Post('login')
  @HttpCode(200)
  @Answers('login', { one: OwnUser, beside: TokenAnswer })
  async login(
    @Body() input: LoginInput,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope> {
    const { token, person, message } = await this.memberLogin.login(input, caller);
    setSessionCookie(reply, 'user', token);
    return new Envelope({ message, data: person, token });
  }

  @Post('loginEmail')
  @HttpCode(200)
  @Answers('loginEmail', { one: OwnUser, beside: TokenAnswer })
  async loginEmail(
    @Body() input: EmailLoginInput,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope> {
    const { token, person, message } = await this.memberLogin.loginByEmail(input, caller);
    setSessionCookie(reply, 'user', token);
    return new Envelope({ message, data: person, token });
  }

  @Post('loginAdmin')
  @HttpCode(200)
  @Answers('loginAdmin', { one: OwnPersonnel, beside: TokenAnswer })
  async loginAdmin(
    @Body() input: PersonnelLoginInput,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope> {
    const { token, person } = await this.personnelLogin.login(input, caller);
    setSessionCookie(reply, 'personnel', token);
    return new Envelope({ data: person, token });
  }

  /** The specification names the call twice. */
  @Post('loginPersonnel')
  @HttpCode(200)
  @Answers('loginPersonnel', { one: OwnPersonnel, beside: TokenAnswer })
  loginPersonnel(
    @Body() input: PersonnelLoginInput,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope> {
    return this.loginAdmin(input, caller, reply);
  }
}
