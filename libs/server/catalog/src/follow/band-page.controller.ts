import { Controller, Get, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, Answers, Database, PubliclyCached, refuse, shownValues } from '@wethi/platform';
import { IsString } from 'class-validator';
import { Band } from '../band/band.entity';
import { BandFormerName } from '../band/band-former-name.entity';
import { BandMember } from '../band/band-member.entity';
import { Follows } from './follows';

const FOR_VISITORS = shownValues(Band, false);

class BandPageQuery {
  /** Its name, or one that it had. However long: a name that no band can have is one that leads nowhere. */
  @ApiProperty({ type: String })
  @IsString()
  band_name: string;
}

/** What the page of a band shows of the band itself. */
export class BandPage {
  @ApiProperty({ type: Band })
  band: Band;

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
    const band = (await this.database.manager.findOneBy(Band, { band_name })) ?? (await this.formerly(band_name));
    if (!band) throw refuse('NOT_FOUND');
    const [members, followers] = await Promise.all([
      this.database.manager.find(BandMember, { where: { band_id: band.id }, order: { id: 'ASC' } }),
      this.follows.followers(band.id),
    ]);
    // Whoever works for a rival is a visitor here.
    const visited = Object.fromEntries(FOR_VISITORS.map((column) => [column, band[column as keyof Band]]));
    return { band: visited as Partial<Band> as Band, members, followers }; // as the presenter shows it to guests
  }

  /** The band that had this name. */
  private async formerly(band_former_name: string): Promise<Band | null> {
    const former = await this.database.manager.findOneBy(BandFormerName, { band_former_name });
    return former && this.database.manager.findOneBy(Band, { id: former.band_id });
  }
}
