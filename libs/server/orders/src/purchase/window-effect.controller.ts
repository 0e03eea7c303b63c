import { Controller, Get, Query } from '@nestjs/common';
import { Allow, Answers } from '@wethi/platform';
import { WindowEffects } from './window-effect';
import { SettingsEffect, SettingsQuery } from './window-effect.dto';

/** What a change of the settings would do to who bought already, before it is saved. */
@Controller()
export class WindowEffectController {
  constructor(private readonly effects: WindowEffects) {}

  @Get('shopSettingEffect')
  @Allow('settings.read')
  @Answers('shopSettingEffect', { one: SettingsEffect })
  async effect(
    @Query() { access_window_days: shows, course_access_days: courses, device_limit }: SettingsQuery,
  ): Promise<SettingsEffect> {
    return {
      shows: isGiven(shows) ? await this.effects.ofShows(shows) : null,
      courses: isGiven(courses) ? await this.effects.ofCourses(courses) : null,
      watching: isGiven(device_limit) ? await this.effects.watching() : null,
    };
  }
}

const isGiven = (value: number | null | undefined): value is number => value !== undefined && value !== null;
