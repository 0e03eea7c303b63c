import { Body, Controller, Post } from '@nestjs/common';
import { Allow, Answers, CurrentActor, limit, NoData, RateLimits, type Actor } from '@wethi/platform';
import { StageNews } from '../news/stage-news';
import { VideoAccess } from '../video/video-access';
import { StageCheers } from './stage-cheers.dto';

/** The shop sends what was pressed at most every two seconds. */
const cheersLimit = limit({ key: 'cheers', points: 40, per: '1m' });

/** What viewers send up over the picture; it is seen for a moment and kept nowhere (WATCH-05). */
@Controller()
export class StageCheersController {
  constructor(
    private readonly access: VideoAccess,
    private readonly news: StageNews,
    private readonly limits: RateLimits,
  ) {}

  /** @throws Refusal TOO_MANY, and as VideoAccess.requireStage */
  @Post('stageCheers')
  @Allow('member')
  @Answers('stageCheers', { one: NoData })
  async cheer(@Body() { stage_id, ...cheers }: StageCheers, @CurrentActor() actor: Actor): Promise<null> {
    await this.limits.consume(cheersLimit, actor.id);
    await this.access.requireStage(stage_id, actor);
    await this.news.tell(stage_id, { kind: 'cheers', cheers });
    return null;
  }
}
