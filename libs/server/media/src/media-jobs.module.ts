import { Module } from '@nestjs/common';
import { OrdersModule } from '@wethi/orders';
import { MediaModule } from './media.module';
import { DeleteReplaced } from './processing/delete-replaced.job';
import { EncodeVideo } from './processing/encode-video.job';
import { PublishVideo } from './processing/publish-video.job';
import { DrawRecording } from './stills/draw-recording.job';
import { VideoStills } from './stills/video-stills';
import { MeasureRoom } from './room/measure-room.job';
import { DeleteOrphanVideos } from './workshop/delete-orphan-videos.job';
import { VideoWorkshop } from './workshop/video-workshop';
import { DeleteOldUploads } from './upload/delete-old-uploads.job';
import { ShowTip } from './tips/show-tip.job';
import { FreeHours } from './classes/free-hours.job';
import { WorkerRuns } from './processing/worker-runs';

/** Work on videos that takes long, and what others leave for media to do: for the worker only. */
@Module({
  imports: [MediaModule, OrdersModule],
  providers: [
    PublishVideo,
    EncodeVideo,
    DeleteReplaced,
    VideoStills,
    VideoWorkshop,
    WorkerRuns,
    DeleteOldUploads,
    DeleteOrphanVideos,
    MeasureRoom,
    DrawRecording,
    ShowTip,
    FreeHours,
  ],
  exports: [MediaModule, DeleteOrphanVideos],
})
export class MediaJobsModule {}
