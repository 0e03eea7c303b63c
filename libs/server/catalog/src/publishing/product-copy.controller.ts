import { Body, Controller, Post } from '@nestjs/common';
import { Allow, Answers, CurrentActor, InsertId, type Actor } from '@wethi/platform';
import { ProductCopyBody } from './product-copy.dto';
import { ProductCopies } from './product-copies';

@Controller()
export class ProductCopyController {
  constructor(private readonly copies: ProductCopies) {}

  @Post('productCopy')
  @Allow('catalog.write')
  @Answers('productCopy', { one: InsertId })
  async productCopy(@Body() wish: ProductCopyBody, @CurrentActor() actor: Actor): Promise<InsertId> {
    return { insertId: await this.copies.copy(wish, actor) };
  }
}
