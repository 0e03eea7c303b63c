import { Module } from '@nestjs/common';
import { MediaModule } from '@wethi/media';
import { OrdersModule } from '@wethi/orders';
import { ReplayMinutes } from './show/replay-minutes';
import { ShowPeople } from './show/show-people';
import { ShowReport } from './show/show-report';
import { ShowViewings } from './show/show-viewings';
import { ShowController } from './show/show.controller';
import { ViewersAtOnce } from './show/viewers-at-once';
import { WatchedShows } from './show/watched-show';
import { Watched } from './watched/watched';
import { WatchedController } from './watched/watched.controller';
import { WatchedRowsController } from './watched/watched-rows.controller';

/** What was watched, summed up for viewers and for bands. What players report, @wethi/media takes in. */
@Module({
  imports: [MediaModule, OrdersModule],
  controllers: [WatchedController, WatchedRowsController, ShowController],
  providers: [Watched, WatchedShows, ReplayMinutes, ShowReport, ShowPeople, ShowViewings, ViewersAtOnce],
})
export class StatisticsHttpModule {}
