import { Body, Controller, Get, Post } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';
import { Allow, Answers, CurrentActor, NoData, PubliclyCached, type Actor } from '@wethi/platform';
import { ContactsOfShop } from './shop-contact.entity';
import { ShopContacts } from './shop-contacts';

class SaveShopContact extends PartialType(ContactsOfShop, { skipNullProperties: false }) {}

/** Where visitors reach the shop: stands on every page of it, and the back office says it. */
@Controller()
export class ShopContactController {
  constructor(private readonly contacts: ShopContacts) {}

  @Get('shopContact')
  @Allow('public')
  @PubliclyCached()
  @Answers('shopContact', { one: ContactsOfShop })
  shopContact(): Promise<ContactsOfShop> {
    return this.contacts.read();
  }

  @Post('shopContact')
  @Allow('pages.write')
  @Answers('save-shopContact', { one: NoData })
  async save(@Body() given: SaveShopContact, @CurrentActor() actor: Actor): Promise<null> {
    await this.contacts.save(given, actor);
    return null;
  }
}
