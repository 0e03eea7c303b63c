import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A song that began while the team alone watched. A song of the set list has one place in one video, which is the replay's:
 * what is ticked off in a rehearsal is kept here (docs/decisions/0067). Written by LiveSongs.
 */
@Entity('rehearsed_song')
@Index(['stage_time_id'])
export class RehearsedSong {
  @PrimaryColumn({ type: 'int', unsigned: true })
  live_streaming_id: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  stage_time_id: number;

  /** Into the rehearsal's video. */
  @Column({ type: 'int', unsigned: true })
  second: number;
}

declare module '@wethi/platform' {
  interface Tables {
    rehearsed_song: RehearsedSong;
  }
}
