import { Controller, Get, Query } from '@nestjs/common';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Allow, Answers, Database, PubliclyCached, refuse } from '@wethi/platform';
import { IsString } from 'class-validator';
import { Band } from '../band/band.entity';
import { BandMember } from '../band/band-member.entity';
import { Follows } from './follows';

class BandPageQuery {
  /** However long: a name that no band can have is one that leads nowhere. */
  @ApiProperty({ type: String })
  @IsString()
  band_name: string;
}

/** Personnel alone may read them, and whoever works for a rival is a visitor here. */
const OFFICE_COLUMNS = [
  'band_telegrame',
  'band_seller_name',
  'band_seller_tax_id',
  'band_seller_branch',
  'band_seller_address',
  'band_issues',
  'create_by',
] as const;

class VisitedBand extends OmitType(Band, OFFICE_COLUMNS) {}

/** What the page of a band shows of the band itself. */
export class BandPage {
  @ApiProperty({ type: VisitedBand })
  band: VisitedBand;

  @ApiProperty({ type: [BandMember] })
  members: BandMember[];

  @ApiProperty({ type: 'integer' })
  followers: number;
}

@Controller()
export class BandPageController {
  constructor(
    private readonly database: Database,
    private readonly follows: Follows,
  ) {}

  @Get('bandPage')
  @Allow('public')
  @PubliclyCached()
  @Answers('bandPage', { one: BandPage })
  async bandPage(@Query() { band_name }: BandPageQuery): Promise<BandPage> {
    const band = await this.database.manager.findOneBy(Band, { band_name });
    if (!band) throw refuse('NOT_FOUND');
    const [members, followers] = await Promise.all([
      this.database.manager.find(BandMember, { where: { band_id: band.id }, order: { id: 'ASC' } }),
      this.follows.followers(band.id),
    ]);
    const visited = Object.entries(band).filter(([column]) => !(OFFICE_COLUMNS as readonly string[]).includes(column));
    return { band: Object.fromEntries(visited) as unknown as VisitedBand, members, followers }; // all but these columns
  }
}
