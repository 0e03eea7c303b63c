import { Module } from '@nestjs/common';
import { AccountsModule } from '@wethi/accounts';
import { OrdersModule } from '@wethi/orders';
import { Audience } from './audience/audience';
import { StreamSlots } from './playback/stream-slots';
import { Heartbeat } from './playback/heartbeat';
import { VideoPlayback } from './playback/playback';
import { SongReactions } from './reactions/song-reactions';
import { StageTimeComments } from './comments/stage-time-comments';
import { VideoAccess } from './video/video-access';
import { VideoCatalogue } from './video/video-catalogue';
import { ViewingRecord } from './playback/viewing-record';

const SERVICES = [
  Audience,
  StreamSlots,
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
