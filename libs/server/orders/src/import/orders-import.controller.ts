import { Controller } from '@nestjs/common';
import { ImportRoutes } from '@wethi/platform';
import { OrdersImport } from './orders-import';

/** What was bought at the former site, from a spreadsheet. */
@Controller()
export class OrdersImportController extends ImportRoutes(OrdersImport, {
  path: 'ordersImport',
  permission: 'orders.approve',
  sample: 'ตัวอย่างนำเข้าคำสั่งซื้อ',
}) {}
