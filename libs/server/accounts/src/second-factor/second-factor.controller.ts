import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Allow, Answers, CurrentActor, NoData, type Actor } from '@wethi/platform';
import { SecondFactor } from './second-factor';
import {
  FactorStatus,
  ProofInput,
  RecoveryCodes,
  RecoveryLeft,
  TotpInput,
  TotpReset,
  TotpSecret,
} from './second-factor.dto';

/** The caller's own second factor; an owner takes away that of somebody whose phone is gone. */
@Controller()
@Allow('office')
export class SecondFactorController {
  constructor(private readonly factor: SecondFactor) {}

  @Get('totpStatus')
  @Answers('totpStatus', { one: FactorStatus })
  totpStatus(@CurrentActor() actor: Actor): Promise<FactorStatus> {
    return this.factor.statusOf(actor);
  }

  @Post('totpBegin')
  @HttpCode(200)
  @Answers('totpBegin', { one: TotpSecret })
  totpBegin(@CurrentActor() actor: Actor): Promise<TotpSecret> {
    return this.factor.begin(actor);
  }

  @Post('totpConfirm')
  @HttpCode(200)
  @Answers('totpConfirm', { one: RecoveryCodes })
  async totpConfirm(@Body() { totp }: TotpInput, @CurrentActor() actor: Actor): Promise<RecoveryCodes> {
    return { codes: await this.factor.confirm(actor, totp) };
  }

  /** Answers the secret for another phone, to whoever shows a code of the old one or a recovery code. */
  @Post('totpMove')
  @HttpCode(200)
  @Answers('totpMove', { one: TotpSecret })
  totpMove(@Body() proof: ProofInput, @CurrentActor() actor: Actor): Promise<TotpSecret> {
    return this.factor.beginMove(actor, proof);
  }

  @Post('totpMoved')
  @HttpCode(200)
  @Answers('totpMoved', { one: RecoveryCodes })
  async totpMoved(@Body() { totp }: TotpInput, @CurrentActor() actor: Actor): Promise<RecoveryCodes> {
    return { codes: await this.factor.finishMove(actor, totp) };
  }

  @Post('totpAgain')
  @HttpCode(200)
  @Answers('totpAgain', { one: RecoveryLeft })
  async totpAgain(@Body() proof: ProofInput, @CurrentActor() actor: Actor): Promise<RecoveryLeft> {
    return { recovery_left: await this.factor.again(actor, proof) };
  }

  @Post('totpReset')
  @Allow('personnel.write')
  @HttpCode(200)
  @Answers('totpReset', { one: NoData })
  async totpReset(@Body() { id }: TotpReset, @CurrentActor() actor: Actor): Promise<null> {
    await this.factor.reset(id, actor);
    return null;
  }
}
