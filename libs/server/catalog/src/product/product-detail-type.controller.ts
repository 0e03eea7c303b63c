import { Controller } from '@nestjs/common';
import { Resource } from '@wethi/platform';
import { ProductDetailType } from './product-detail-type.entity';

@Controller()
export class ProductDetailTypeController extends Resource(ProductDetailType, {
  path: 'productDetailType',
  read: 'public',
  write: 'tabs.write',
}) {}
