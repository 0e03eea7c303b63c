import { Controller, Get } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, Answers } from '@wethi/platform';
import { SmsBudget } from './sms-budget';

class SpentOnSms {
  /** Baht of this month. */
  @ApiProperty()
  spent: number;
}

@Controller()
export class SmsMonthController {
  constructor(private readonly budget: SmsBudget) {}

  /** What SMS of this month cost. */
  @Get('smsMonth')
  @Allow('settings.read')
  @Answers('smsMonth', { one: SpentOnSms })
  async smsMonth(): Promise<SpentOnSms> {
    return { spent: await this.budget.spent() };
  }
}
