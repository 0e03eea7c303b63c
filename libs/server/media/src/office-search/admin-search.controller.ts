import { Controller, Get, Query } from '@nestjs/common';
import { Allow, Answers, CurrentActor, type Actor } from '@wethi/platform';
import { AdminSearch } from './admin-search';
import { AdminSearchAnswer, AdminSearchQuery } from './admin-search.dto';

/** The search of the back office's top bar. */
@Controller()
export class AdminSearchController {
  constructor(private readonly search: AdminSearch) {}

  @Get('adminSearch')
  @Allow('orders.read')
  @Answers('adminSearch', { one: AdminSearchAnswer })
  adminSearch(@Query() { q }: AdminSearchQuery, @CurrentActor() actor: Actor): Promise<AdminSearchAnswer> {
    return this.search.find(q, actor);
  }
}
