import { Module } from '@nestjs/common';
import { AdminSearchController } from './office-search/admin-search.controller';
import { AudienceController } from './audience/audience.controller';
import { IngestHooks } from './ingest/ingest-hooks.controller';
import { MediaModule } from './media.module';
import { LiveStreamingCameraController } from './ingest/live-streaming-camera.controller';
import { SrtController } from './ingest/srt.controller';
import { LiveStreamingCommentController } from './chat/live-streaming-comment.controller';
import { LiveStreamingMuteController } from './chat/live-streaming-mute.controller';
import { HoldingRulesController } from './words/holding-rules.controller';
import { LiveStreamingWordController } from './words/live-streaming-word.controller';
import { HelpRequestController } from './help/help-request.controller';
import { ContactController } from './help/contact.controller';
import { ContactPictureController } from './help/contact-picture.controller';
import { HelpAnswerController } from './help/help-answer.controller';
import { LiveStreamingReminderController } from './reminders/live-streaming-reminder.controller';
import { LiveRecordingsController } from './live/live-recordings.controller';
import { LineTestController } from './live/line-test.controller';
import { LobbyController } from './lobby/lobby.controller';
import { LiveStreamingController } from './ingest/live-streaming.controller';
import { StageCheersController } from './cheers/stage-cheers.controller';
import { StageEventsController } from './stage-events/stage-events.controller';
import { ModerationController } from './moderation/moderation.controller';
import { ReportController } from './moderation/report.controller';
import { ClassesController } from './classes/classes.controller';
import { CourseSlotController } from './classes/course-slot.controller';
import { ApplicationsController } from './lessons/applications.controller';
import { LessonsController } from './lessons/lessons.controller';
import { StageTimeCommentController } from './comments/stage-time-comment.controller';
import { SetListController } from './video/set-list.controller';
import { CamerasController } from './cameras/cameras.controller';
import { PlaybackController } from './playback/playback.controller';
import { VideoProcessingController } from './processing/video-processing.controller';
import { VideoUploadController } from './upload/video-upload.controller';
import { VideoCaptionController } from './captions/video-caption.controller';
import { VideoChaptersController } from './chapters/video-chapters.controller';
import { VideoPosterController } from './stills/video-poster.controller';
import { VideoController } from './video/video.controller';
import { VideoRoomController } from './room/video-room.controller';
import { VideoStatisticsController } from './playback/video-statistics.controller';
import { TipsController } from './tips/tips.controller';
import { TvPhoneController } from './tv/tv-phone.controller';
import { TvScreenController } from './tv/tv-screen.controller';
import { WatchCheckController } from './watch-check/watch-check.controller';
import { VideosUserStatusController } from './reactions/videos-user-status.controller';

@Module({
  imports: [MediaModule],
  controllers: [
    AdminSearchController,
    PlaybackController,
    CamerasController,
    VideoController,
    VideoRoomController,
    VideoCaptionController,
    VideoChaptersController,
    VideoPosterController,
    VideoProcessingController,
    VideoUploadController,
    SetListController,
    VideoStatisticsController,
    ClassesController,
    CourseSlotController,
    ApplicationsController,
    LessonsController,
    StageTimeCommentController,
    VideosUserStatusController,
    AudienceController,
    LiveRecordingsController,
    LiveStreamingController,
    LiveStreamingCameraController,
    LineTestController,
    LobbyController,
    LiveStreamingReminderController,
    SrtController,
    LiveStreamingCommentController,
    LiveStreamingMuteController,
    LiveStreamingWordController,
    HoldingRulesController,
    ModerationController,
    ReportController,
    StageEventsController,
    StageCheersController,
    HelpRequestController,
    ContactController,
    ContactPictureController,
    HelpAnswerController,
    TipsController,
    TvPhoneController,
    TvScreenController,
    WatchCheckController,
  ],
  providers: [IngestHooks],
})
export class MediaHttpModule {}
