import { Controller, Delete, Query } from '@nestjs/common';
import {
  Allow,
  Answer,
  Answers,
  ByIdQuery,
  CurrentActor,
  Lookup,
  NoData,
  ResourceController,
  type Actor,
  type RawQuery,
} from '@wethi/platform';
import { REFUSALS } from '@wethi/contract';
import { AccountSaving } from './account-saving';
import { Personnel, SavePersonnel } from './personnel.entity';

/** The people of the back office (product.md §7, personnel). */
@Controller()
export class PersonnelController extends ResourceController({
  path: 'personnel',
  entity: Personnel,
  save: SavePersonnel,
  read: 'personnel.read',
  write: 'personnel.write',
}) {
  constructor(private readonly saving: AccountSaving) {
    super();
  }

  /** A form asks it before saving: when somebody has the name, the message says so. */
  @Lookup('personnelByUsername', Personnel, 'username')
  async personnelByUsername(@Query() query: RawQuery): Promise<Answer> {
    const found = await this.listBy(query, 'username');
    return found.body.total ? new Answer({ ...found.body, message: REFUSALS.USERNAME_TAKEN.message }) : found;
  }

  @Delete('personnel')
  @Allow('personnel.write')
  @Answers('delete-personnel', { one: NoData })
  override async remove(@Query() query: ByIdQuery, @CurrentActor() actor?: Actor): Promise<null> {
    await this.saving.remove(Personnel, query.id, actor);
    return null;
  }

  protected override store(input: Partial<Personnel>, actor?: Actor): Promise<number> {
    return this.saving.savePersonnel(input, actor);
  }
}
