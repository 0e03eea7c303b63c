import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Allow, Answers, ByIdQuery, CurrentActor, Database, Resource, type Actor } from '@wethi/platform';
import { LiveCameras } from '../live/live-cameras';
import { LiveStreamingCamera } from '../live/live-streaming-camera.entity';
import { LiveStreamingId, PublishingKey } from '../live/publishing-key.dto';
import { CameraIngest } from './camera-ingest';

/** The cameras of members beside a live show, for those who set it up; viewers have videosCamerasById. */
@Controller()
export class LiveStreamingCameraController extends Resource(LiveStreamingCamera, {
  path: 'liveStreamingCamera',
  read: 'media.write',
  write: 'media.write',
  lookups: { liveStreamingCameraByLiveStreamingId: ['live_streaming_id'] },
  taken: { band_member_id: 'LIVE_CAMERA_TAKEN' },
}) {
  constructor(
    private readonly cameras: LiveCameras,
    private readonly ingest: CameraIngest,
    private readonly database: Database,
  ) {
    super();
  }

  @Get('liveStreamingCameraKey')
  @Allow('media.write')
  @Answers('liveStreamingCameraKey', { one: PublishingKey })
  liveStreamingCameraKey(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<PublishingKey> {
    return this.cameras.key(id, actor);
  }

  /** Whoever sends with the old one is sent away. */
  @Post('liveStreamingCameraNewKey')
  @Allow('media.write')
  @Answers('liveStreamingCameraNewKey', { one: PublishingKey })
  async liveStreamingCameraNewKey(
    @Body() { id }: LiveStreamingId,
    @CurrentActor() actor: Actor,
  ): Promise<PublishingKey> {
    const { live_streaming_camera_content_id: name } = await this.cameras.renewKey(id, actor);
    // A packager that does not answer has nobody who sends.
    if (name) await this.ingest.sendAway(name).catch(() => undefined);
    return this.cameras.key(id, actor);
  }

  protected override beforeSave(
    merged: LiveStreamingCamera,
    before: LiveStreamingCamera | undefined,
    actor?: Actor,
  ): Promise<void> {
    return this.cameras.settle(merged, before, actor);
  }

  /** Whoever sends it is sent away, and viewers see the show again. */
  protected override async afterRemove(camera: LiveStreamingCamera): Promise<void> {
    const { live_streaming_camera_content_id: name, video_id } = camera;
    await this.cameras.tellViewers(camera);
    if (!name || video_id !== null) return;
    // A packager that does not answer now hears of it by the ingest's next look.
    await this.database.afterCommit(() => this.ingest.end(name).catch(() => undefined));
  }
}
