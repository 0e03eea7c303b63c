import { Controller } from '@nestjs/common';
import { ImportRoutes } from '@wethi/platform';
import { UserImport } from './user-import';

/** Customers from a spreadsheet. */
@Controller()
export class UserImportController extends ImportRoutes(UserImport, {
  path: 'userImport',
  permission: 'people.write',
  sample: 'ตัวอย่างนำเข้าผู้ใช้',
}) {}
