import { Module } from '@nestjs/common';
import { AccountsModule } from '@wethi/accounts';
import { OrdersModule } from '@wethi/orders';
import { Audience } from './audience';
import { DevicePlaces } from './device-places';
import { Heartbeat } from './heartbeat';
import { VideoPlayback } from './playback';
import { SongReactions } from './song-reactions';
import { StageTimeComments } from './stage-time-comments';
import { VideoAccess } from './video-access';
import { VideoCatalogue } from './video-catalogue';
import { ViewingRecord } from './viewing-record';

const SERVICES = [
  Audience,
  DevicePlaces,
  Heartbeat,
  SongReactions,
  StageTimeComments,
  VideoAccess,
  VideoCatalogue,
  VideoPlayback,
  ViewingRecord,
];

/** Videos, who may watch them, what was watched, and what viewers say about it. */
@Module({ imports: [AccountsModule, OrdersModule], providers: SERVICES, exports: SERVICES })
export class MediaModule {}
