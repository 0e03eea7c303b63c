import { Body, Controller, Get, Post } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';
import { Allow, Answers, CurrentActor, NoData, type Actor } from '@wethi/platform';
import { Holding } from './holding';
import { RulesOfHolding } from './holding-rules.entity';

class SaveHoldingRules extends PartialType(RulesOfHolding) {}

/** What has messages of all shows wait: the owner says, everybody who judges them reads. */
@Controller()
export class HoldingRulesController {
  constructor(private readonly holding: Holding) {}

  @Get('holdingRules')
  @Allow('chat.moderate')
  @Answers('holdingRules', { one: RulesOfHolding })
  rules(): Promise<RulesOfHolding> {
    return this.holding.rules();
  }

  @Post('holdingRules')
  @Allow('chat.rule')
  @Answers('save-holdingRules', { one: NoData })
  async save(@Body() rules: SaveHoldingRules, @CurrentActor() actor: Actor): Promise<null> {
    await this.holding.save(rules, actor);
    return null;
  }
}
