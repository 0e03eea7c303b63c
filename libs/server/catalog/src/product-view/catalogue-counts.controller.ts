import { Controller, Get, Query } from '@nestjs/common';
import { Allow, Answers, listed, PubliclyCached, type Envelope } from '@wethi/platform';
import { CatalogueCounts } from './catalogue-counts';
import { BandView, BandViewQuery, ProductTotals, TotalsQuery } from './catalogue-counts.dto';

@Controller()
export class CatalogueCountsController {
  constructor(private readonly counts: CatalogueCounts) {}

  @Get('productTotals')
  @Allow('public')
  @PubliclyCached()
  @Answers('productTotals', { one: ProductTotals })
  productTotals(@Query() { band_id }: TotalsQuery): Promise<ProductTotals> {
    return this.counts.totals(band_id);
  }

  @Get('bandView')
  @Allow('public')
  @PubliclyCached()
  @Answers('bandView', { list: BandView })
  async bandView(@Query() query: BandViewQuery): Promise<Envelope> {
    return listed(...(await this.counts.bands(query)));
  }
}
