import { Module } from '@nestjs/common';
import { OrdersModule } from '@wethi/orders';
import { DevicePlaces } from './device-places';
import { Heartbeat } from './heartbeat';
import { VideoPlayback } from './playback';
import { VideoAccess } from './video-access';
import { VideoCatalogue } from './video-catalogue';
import { ViewingRecord } from './viewing-record';

/** Videos, who may watch them, and what was watched. */
@Module({
  imports: [OrdersModule],
  providers: [DevicePlaces, Heartbeat, VideoAccess, VideoCatalogue, VideoPlayback, ViewingRecord],
  exports: [Heartbeat, VideoAccess, VideoCatalogue, VideoPlayback, ViewingRecord],
})
export class MediaModule {}
