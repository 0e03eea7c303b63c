import { Controller, Get } from '@nestjs/common';
import { DATA_IMPORT, type DataImportKind } from '@wethi/contract';
import { Allow, CurrentActor, may } from '../auth/access';
import type { Actor } from '../auth/actor';
import { Answers } from '../http/documentation';
import { ShownImport } from './data-import.dto';
import { Imports } from './imports';

const KINDS = Object.keys(DATA_IMPORT) as DataImportKind[]; // keys are typed as text

/** What was brought in by spreadsheets lately. */
@Controller()
export class DataImportController {
  constructor(private readonly imports: Imports) {}

  /** Of the kinds that the caller may bring in. */
  @Get('dataImport')
  @Allow('catalog.import', 'people.write', 'orders.approve')
  @Answers('dataImport', { many: ShownImport })
  last(@CurrentActor() actor: Actor): Promise<ShownImport[]> {
    return this.imports.last(KINDS.filter((kind) => may(actor, DATA_IMPORT[kind].permission)));
  }
}
