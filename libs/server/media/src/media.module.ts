import { Module } from '@nestjs/common';
import { AccountsModule } from '@wethi/accounts';
import { CatalogModule } from '@wethi/catalog';
import { OrdersModule } from '@wethi/orders';
import { AdminSearch } from './office-search/admin-search';
import { Audience } from './audience/audience';
import { Heartbeat } from './playback/heartbeat';
import { VideoPlayback } from './playback/playback';
import { Bookings } from './classes/bookings';
import { BookingsWeek } from './classes/bookings-week';
import { ClassFigures } from './classes/class-figures';
import { Checking } from './classes/checking';
import { Learners } from './classes/learners';
import { Applications } from './lessons/applications';
import { Certificates } from './lessons/certificates';
import { LiveChecks } from './classes/live-checks';
import { RoomLinks } from './classes/room-links';
import { LessonConfirmations } from './lessons/lesson-confirmations';
import { LessonTurns } from './lessons/lesson-turns';
import { LessonFiles } from './lessons/lesson-files';
import { CourseLessons } from './lessons/course-lessons';
import { CourseProgresses } from './lessons/course-progress';
import { CourseViews } from './lessons/course-views';
import { LessonNotes } from './lessons/lesson-notes';
import { Cameras } from './cameras/cameras';
import { CaptionedMasters } from './captions/captioned-masters';
import { VideoCaptions } from './captions/video-captions';
import { ContactPictures } from './help/contact-pictures';
import { HelpAnswers } from './help/help-answers';
import { CameraIngest } from './ingest/camera-ingest';
import { DeletedStreams } from './ingest/deleted-streams';
import { Ingest } from './ingest/ingest';
import { LiveProducts } from './ingest/live-products';
import { PackagerOrders } from './ingest/packager-orders';
import { ReopenedStreams } from './ingest/reopened-streams';
import { SrtIngest } from './ingest/srt-ingest';
import { Chat } from './chat/chat';
import { ForbiddenWords } from './words/forbidden-words';
import { Holding } from './words/holding';
import { LiftedMutes } from './chat/lifted-mutes';
import { Moderation } from './chat/moderation';
import { Writers } from './audience/writers';
import { Writing } from './chat/writing';
import { Lobby } from './lobby/lobby';
import { LiveCameras } from './live/live-cameras';
import { LiveDelays } from './viewing/live-delays';
import { LiveList } from './live/live-list';
import { LiveSongs } from './live/live-songs';
import { VideoChapters } from './chapters/video-chapters';
import { LiveStreams } from './live/live-streams';
import { Recordings } from './live/recordings';
import { Peaks } from './live/peaks';
import { SignalHealth } from './live/signal-health';
import { VideoProgress } from './processing/video-progress';
import { VideoRuns } from './processing/video-run';
import { VideoSources } from './processing/video-sources';
import { VideoWorks } from './processing/video-works';
import { SongReactions } from './reactions/song-reactions';
import { StageEvents } from './stage-events/stage-events';
import { StageListeners } from './stage-events/stage-listeners';
import { StageNews } from './news/stage-news';
import { CommentModeration } from './comments/comment-moderation';
import { Judging } from './moderation/judging';
import { ModerationEvents } from './moderation/moderation-events';
import { ModerationCounts } from './moderation/moderation-figures';
import { Muting } from './moderation/muting';
import { People } from './moderation/people';
import { Reporting } from './moderation/reporting';
import { WrittenFacts } from './moderation/written-facts';
import { WrittenList } from './moderation/written-list';
import { StageTimeComments } from './comments/stage-time-comments';
import { Reminders } from './reminders/reminders';
import { TipRequests } from './tips/tip-requests';
import { KnownTvs } from './tv/known-tvs';
import { Televisions } from './tv/televisions';
import { TvNews } from './tv/tv-news';
import { TvPhone } from './tv/tv-phone';
import { TvScreen } from './tv/tv-screen';
import { TvShows } from './tv/tv-shows';
import { VideoPosters } from './stills/video-posters';
import { VideoUploads } from './upload/video-uploads';
import { PublicVideos } from './video/public-videos';
import { VideoAccess } from './video/video-access';
import { VideoCatalogue } from './video/video-catalogue';
import { EndViewings } from './viewing/end-viewings';
import { RollUp } from './viewing/roll-up';
import { WatchChecks } from './watch-check/watch-check';
import { RunningViewings } from './viewing/running-viewings';
import { ViewingRecord } from './viewing/viewing-record';

const SERVICES = [
  AdminSearch,
  Applications,
  Audience,
  Bookings,
  BookingsWeek,
  ClassFigures,
  CameraIngest,
  Cameras,
  CaptionedMasters,
  Certificates,
  Checking,
  RoomLinks,
  LiveChecks,
  LessonFiles,
  LessonConfirmations,
  LessonTurns,
  CourseLessons,
  CourseProgresses,
  CourseViews,
  DeletedStreams,
  EndViewings,
  Heartbeat,
  ContactPictures,
  HelpAnswers,
  Ingest,
  LiveProducts,
  KnownTvs,
  Learners,
  LessonNotes,
  LiveCameras,
  LiveDelays,
  LiveList,
  Lobby,
  LiveSongs,
  LiveStreams,
  PackagerOrders,
  ReopenedStreams,
  Peaks,
  PublicVideos,
  Recordings,
  Reminders,
  Reporting,
  RollUp,
  RunningViewings,
  WatchChecks,
  Chat,
  CommentModeration,
  ForbiddenWords,
  Holding,
  Judging,
  LiftedMutes,
  Moderation,
  ModerationCounts,
  ModerationEvents,
  Muting,
  People,
  SignalHealth,
  SongReactions,
  SrtIngest,
  StageEvents,
  StageListeners,
  StageNews,
  StageTimeComments,
  Televisions,
  TipRequests,
  TvNews,
  TvPhone,
  TvScreen,
  TvShows,
  VideoAccess,
  VideoCaptions,
  VideoCatalogue,
  VideoPlayback,
  VideoPosters,
  VideoChapters,
  VideoProgress,
  VideoRuns,
  VideoSources,
  VideoUploads,
  VideoWorks,
  ViewingRecord,
  Writers,
  Writing,
  WrittenFacts,
  WrittenList,
];

/** Videos, who may watch them, what was watched, and what viewers say about it. */
@Module({ imports: [AccountsModule, CatalogModule, OrdersModule], providers: SERVICES, exports: SERVICES })
export class MediaModule {}
