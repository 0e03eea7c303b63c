import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Allow, Answers, Config, CurrentActor, NoData, PubliclyCached, type Actor } from '@wethi/platform';
import { ContactsOfShop } from './shop-contact.entity';
import { ShopContacts } from './shop-contacts';

class SaveShopContact extends PartialType(ContactsOfShop, { skipNullProperties: false }) {}

/** What stands on every page of the shop. */
class ShownShopContact extends ContactsOfShop {
  /** Days for which a show is watched after its last day or the approval, as the settings say. */
  @ApiProperty({ type: 'integer' })
  access_window_days: number;
}

/** Where visitors reach the shop: stands on every page of it, and the back office says it. */
@Controller()
export class ShopContactController {
  constructor(
    private readonly contacts: ShopContacts,
    private readonly config: Config,
  ) {}

  @Get('shopContact')
  @Allow('public')
  @PubliclyCached()
  @Answers('shopContact', { one: ShownShopContact })
  async shopContact(): Promise<ShownShopContact> {
    return { ...(await this.contacts.read()), access_window_days: this.config.ACCESS_WINDOW_DAYS };
  }

  @Post('shopContact')
  @Allow('pages.write')
  @Answers('save-shopContact', { one: NoData })
  async save(@Body() given: SaveShopContact, @CurrentActor() actor: Actor): Promise<null> {
    await this.contacts.save(given, actor);
    return null;
  }
}
