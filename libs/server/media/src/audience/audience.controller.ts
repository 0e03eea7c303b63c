import { Controller, Get } from '@nestjs/common';
import { Allow, Answers, PubliclyCached } from '@wethi/platform';
import { Audience, StageAudience } from './audience';

/** How many watch, for cards and pages; a call of its own, so that the catalogue's answers do not change with it. */
@Controller()
@Allow('public')
export class AudienceController {
  constructor(private readonly audience: Audience) {}

  @Get('watchingNow')
  @PubliclyCached()
  @Answers('watchingNow', { many: StageAudience })
  watchingNow(): Promise<StageAudience[]> {
    return this.audience.countNow();
  }
}
