import { Controller } from '@nestjs/common';
import { ImportRoutes } from '@wethi/platform';
import { ProductImport } from './product-import';

/** Products from a spreadsheet. */
@Controller()
export class ProductImportController extends ImportRoutes(ProductImport, {
  path: 'productImport',
  permission: 'catalog.import',
  sample: 'ตัวอย่างนำเข้าสินค้า',
}) {}
