import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '@wethi/accounts';
import { OrdersModule } from '@wethi/orders';
import { DevicePlaces } from './device-places';
import { Heartbeat } from './heartbeat';
import { VideoPlayback } from './playback';
import { VideoAccess } from './video-access';
import { VideoCatalogue } from './video-catalogue';
import { VideoStatistics } from './video-statistics.entity';
import { Video } from './video.entity';
import { ViewingRecord } from './viewing-record';

/** Videos, who may watch them, and what was watched. */
@Module({
  imports: [TypeOrmModule.forFeature([Video, VideoStatistics, User]), OrdersModule],
  providers: [DevicePlaces, Heartbeat, VideoAccess, VideoCatalogue, VideoPlayback, ViewingRecord],
  exports: [Heartbeat, VideoAccess, VideoCatalogue, VideoPlayback, ViewingRecord],
})
export class MediaModule {}
