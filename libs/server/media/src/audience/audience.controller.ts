import { Controller, Get, Header } from '@nestjs/common';
import { Allow, Answers } from '@wethi/platform';
import { Audience, StageAudience } from './audience';

/** How many watch, for cards and pages; a call of its own, so that the kept answers of the catalogue stay as they are. */
@Controller()
@Allow('public')
export class AudienceController {
  constructor(private readonly audience: Audience) {}

  @Get('watchingNow')
  @Header('cache-control', 'public, max-age=5')
  @Answers('watchingNow', { many: StageAudience })
  watchingNow(): Promise<StageAudience[]> {
    return this.audience.now();
  }
}
