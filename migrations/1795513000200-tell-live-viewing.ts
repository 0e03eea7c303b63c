import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Viewings and the minutes of a video know whether the show was going on, and viewings how sharp the picture was. */
export class TellLiveViewing1795513000200 implements MigrationInterface {
  name = 'TellLiveViewing1795513000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE video_statistics
      ADD quality varchar(20) NULL,
      ADD live char(1) NOT NULL DEFAULT 'N'`);
    await runner.query(`UPDATE video_statistics s JOIN live_streaming l ON l.video_id = s.video_id
      SET s.live = 'Y', s.update_at = s.update_at
      WHERE s.create_at >= l.live_streaming_start_at
        AND (l.live_streaming_end_at IS NULL OR s.create_at <= l.live_streaming_end_at)`);
    await runner.query(`ALTER TABLE video_watched
      ADD live char(1) NOT NULL DEFAULT 'N',
      DROP PRIMARY KEY,
      ADD PRIMARY KEY (video_id, visit_date, user_id, hour, live)`);
    // Minutes of an evening are told apart from now on; before, those of whoever watched live were live.
    await runner.query(`UPDATE video_watched w SET w.live = 'Y' WHERE EXISTS (
      SELECT 1 FROM video_statistics s
       WHERE s.user_id = w.user_id AND s.video_id = w.video_id AND s.visit_date = w.visit_date AND s.live = 'Y')`);
    await runner.query('ALTER TABLE video_watched ALTER live DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE one FROM video_watched one JOIN video_watched other
      USING (video_id, visit_date, user_id, hour) WHERE one.live = 'Y' AND other.live = 'N'`);
    await runner.query(`ALTER TABLE video_watched
      DROP PRIMARY KEY,
      ADD PRIMARY KEY (video_id, visit_date, user_id, hour),
      DROP live`);
    await runner.query('ALTER TABLE video_statistics DROP live, DROP quality');
  }
}
