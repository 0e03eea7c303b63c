import { ForeignKey, RecordEntity } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';

/** Somebody wants an SMS before a live show (WATCH-10). */
@Entity('live_streaming_reminder')
@Index(['live_streaming_id', 'user_id'], { unique: true })
export class LiveStreamingReminder extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  live_streaming_id: number;

  @ForeignKey({ required: true })
  user_id: number;

  /** When its SMS was left to be sent; there is one at most. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  live_streaming_reminder_sent_at: Date | null;
}

declare module '@wethi/platform' {
  interface Tables {
    live_streaming_reminder: LiveStreamingReminder;
  }
}
