import { Controller, Query } from '@nestjs/common';
import { Allow, Lookup, PubliclyCached, ResourceController, type RawQuery } from '@wethi/platform';
import { BookBank, SaveBookBank } from './book-bank.entity';

@Controller()
export class BookBankController extends ResourceController({
  path: 'bookBank',
  entity: BookBank,
  save: SaveBookBank,
  read: 'banks.read',
  write: 'banks.write',
}) {
  @Allow('public')
  @PubliclyCached()
  @Lookup('bookBankByBandId', BookBank, 'band_id')
  bookBankByBandId(@Query() query: RawQuery) {
    return this.listBy(query, 'band_id');
  }
}
