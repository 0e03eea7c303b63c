import { Controller, Delete, Query } from '@nestjs/common';
import {
  Allow,
  Answers,
  ByIdQuery,
  CurrentActor,
  Lookup,
  PubliclyCached,
  NoData,
  ResourceController,
  type Actor,
  type RawQuery,
} from '@wethi/platform';
import { In } from 'typeorm';
import { BandMember, SaveBandMember } from './band-member.entity';
import { ProductSearch } from '../product/product-search';

@Controller()
export class BandMemberController extends ResourceController({
  path: 'bandMember',
  entity: BandMember,
  save: SaveBandMember,
  read: 'public',
  write: 'catalog.write',
}) {
  constructor(private readonly search: ProductSearch) {
    super();
  }

  @PubliclyCached()
  @Lookup('bandMemberByBandId', BandMember, 'band_id')
  bandMemberByBandId(@Query() query: RawQuery) {
    return this.listBy({ limit: '100', ...query }, 'band_id');
  }

  @Delete('bandMember')
  @Allow('catalog.write')
  @Answers('delete-bandMember', { one: NoData })
  override async remove(@Query() { id }: ByIdQuery, @CurrentActor() actor?: Actor): Promise<null> {
    const { band_id } = await this.records.byId(BandMember, id);
    await this.records.remove(BandMember, id, actor);
    await this.search.refresh({ band_id });
    return null;
  }

  /** A member who changes bands is found under the new one and no longer under the old one. */
  protected override async store(input: Partial<BandMember>, actor?: Actor): Promise<number> {
    const before = input.id === undefined ? undefined : await this.records.byId(BandMember, input.id);
    const bands = [before?.band_id, input.band_id].filter((id) => id !== undefined);
    return this.search.save(BandMember, input, actor, () => ({ band_id: In(bands) }));
  }
}
