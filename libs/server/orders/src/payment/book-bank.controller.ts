import { Controller, Get, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Product } from '@wethi/catalog';
import {
  Allow,
  Answers,
  CurrentActor,
  Database,
  listed,
  PubliclyCached,
  Resource,
  type Actor,
  type Envelope,
} from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';
import { BookBank } from './book-bank.entity';
import { receivingAccounts } from './receiving-accounts';

class ProductQuery {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  product_id: number;
}

@Controller()
export class BookBankController extends Resource(BookBank, {
  path: 'bookBank',
  read: 'banks.read',
  write: 'banks.write',
  lookups: { bookBankByBandId: { columns: ['band_id'], access: 'public' } },
}) {
  constructor(private readonly database: Database) {
    super();
  }

  /** The accounts that a product may be paid into; buyers are shown the first. */
  @Get('bookBankByProductId')
  @Allow('public')
  @PubliclyCached()
  @Answers('bookBankByProductId', { list: BookBank })
  async bookBankByProductId(@Query() { product_id }: ProductQuery, @CurrentActor() actor?: Actor): Promise<Envelope> {
    const product = await this.records.byId(Product, product_id, actor);
    const accounts = await receivingAccounts(this.database, product);
    return listed(accounts, accounts.length);
  }
}
