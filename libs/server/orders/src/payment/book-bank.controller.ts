import { Controller, Get, Query } from '@nestjs/common';
import { Product } from '@wethi/catalog';
import {
  Allow,
  Answers,
  Database,
  listed,
  Lookup,
  PubliclyCached,
  refuse,
  ResourceController,
  type Answer,
  type RawQuery,
} from '@wethi/platform';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';
import { BookBank, SaveBookBank } from './book-bank.entity';
import { receivingAccounts } from './receiving-accounts';

class ProductQuery {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  product_id: number;
}

@Controller()
export class BookBankController extends ResourceController({
  path: 'bookBank',
  entity: BookBank,
  save: SaveBookBank,
  read: 'banks.read',
  write: 'banks.write',
}) {
  constructor(private readonly database: Database) {
    super();
  }

  @Allow('public')
  @PubliclyCached()
  @Lookup('bookBankByBandId', BookBank, 'band_id')
  bookBankByBandId(@Query() query: RawQuery) {
    return this.listBy(query, 'band_id');
  }

  /** The accounts that a product may be paid into; buyers are shown the first. */
  @Allow('public')
  @PubliclyCached()
  @Get('bookBankByProductId')
  @Answers('bookBankByProductId', { list: BookBank })
  async bookBankByProductId(@Query() { product_id }: ProductQuery): Promise<Answer> {
    const product = await this.database.manager.findOneBy(Product, { id: product_id });
    if (!product) throw refuse('NOT_FOUND');
    const accounts = await receivingAccounts(this.database, product);
    return listed(accounts, accounts.length);
  }
}
