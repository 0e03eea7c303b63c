import { Controller } from '@nestjs/common';
import { ResourceController } from '@wethi/platform';
import { ProductDetailType, SaveProductDetailType } from './product-detail-type.entity';

@Controller()
export class ProductDetailTypeController extends ResourceController({
  path: 'productDetailType',
  entity: ProductDetailType,
  save: SaveProductDetailType,
  read: 'public',
  write: 'tabs.write',
}) {}
