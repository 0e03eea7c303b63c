import { Controller, Get, Query } from '@nestjs/common';
import { Allow, Answers, Config } from '@wethi/platform';
import { WindowEffects } from './window-effect';
import { WindowEffectsAnswer, WindowsQuery } from './window-effect.dto';

/** What a change of the settings would do to who bought already, before it is saved. */
@Controller()
export class WindowEffectController {
  constructor(
    private readonly effects: WindowEffects,
    private readonly config: Config,
  ) {}

  @Get('shopSettingEffect')
  @Allow('settings.read')
  @Answers('shopSettingEffect', { one: WindowEffectsAnswer })
  async effect(@Query() { access_window_days, course_access_days }: WindowsQuery): Promise<WindowEffectsAnswer> {
    const [shows, courses] = await Promise.all([
      this.effects.ofShows(access_window_days ?? this.config.ACCESS_WINDOW_DAYS),
      this.effects.ofCourses(course_access_days ?? this.config.COURSE_ACCESS_DAYS),
    ]);
    return { shows, courses };
  }
}
