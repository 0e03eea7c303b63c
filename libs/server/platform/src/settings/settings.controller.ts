import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { Allow, CurrentActor } from '../auth/access';
import type { Actor } from '../auth/actor';
import { Type } from 'class-transformer';
import { IsDate, IsOptional } from 'class-validator';
import { Answers, NoData } from '../http/documentation';
import { SETTING_NAMES, Settings, type SettingName } from './settings';
import { ShopSetting } from './shop-setting.entity';

class SettingsOfShop extends PickType(ShopSetting, SETTING_NAMES) {}
class SaveShopSettings extends PartialType(SettingsOfShop) {
  /** As it was read; refused where somebody saved meanwhile. */
  @ApiProperty({ type: String, format: 'date-time', required: false, nullable: true })
  @IsOptional()
  @Type(() => Date)
  @IsDate()
  update_at?: Date | null;
}

/** The settings of the shop as they stand. */
class ShownSettings {
  /** What owners set; null where the program's value holds. */
  @ApiProperty({ type: () => SettingsOfShop })
  own: SettingsOfShop;

  /** What holds where owners set nothing. */
  @ApiProperty({ type: () => SettingsOfShop })
  defaults: SettingsOfShop;

  /** Those that the environment of the server gives, and nobody changes here. */
  @ApiProperty({ type: String, isArray: true, enum: SETTING_NAMES })
  fixed: SettingName[];

  /** Null while nobody changed any. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  update_at: Date | null;

  @ApiProperty({ type: String, nullable: true })
  changed_by: string | null;
}

/** What owners set while the shop runs (docs/decisions/0125). */
@Controller()
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  @Get('shopSetting')
  @Allow('settings.read')
  @Answers('shopSetting', { one: ShownSettings })
  async shopSetting(): Promise<ShownSettings> {
    const update_at = await this.settings.version();
    const changed_by = update_at && (await this.settings.authorOf(update_at));
    const { defaults } = this.settings;
    return { own: await this.settings.own(), defaults, fixed: this.settings.fixed(), update_at, changed_by };
  }

  /** Sets those given; null gives one back to the program. */
  @Post('shopSetting')
  @Allow('settings.write')
  @Answers('save-shopSetting', { one: NoData })
  async save(@Body() given: SaveShopSettings, @CurrentActor() actor: Actor): Promise<null> {
    await this.settings.save(given, actor);
    return null;
  }
}
