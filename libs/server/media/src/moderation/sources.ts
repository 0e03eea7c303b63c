import type { Type } from '@nestjs/common';
import type { WrittenSource } from '@wethi/contract';
import { LiveStreamingComment } from '../chat/live-streaming-comment.entity';
import { StageTimeComment } from '../comments/stage-time-comment.entity';

export type WrittenRow = LiveStreamingComment | StageTimeComment;

/** A table of what viewers write. */
export interface Source {
  entity: Type<WrittenRow>;
  /** The column of the text, and how the others begin. */
  name: string;
  /** Columns that the other table has not, as they are answered. */
  own: Record<'live_streaming_id' | 'stage_time_id' | 'answer', string>;
}

/** In this order what was written at the same moment stands. */
export const SOURCES: Readonly<Record<WrittenSource, Source>> = {
  chat: {
    entity: LiveStreamingComment,
    name: 'live_streaming_comment',
    own: { live_streaming_id: 'row.live_streaming_id', stage_time_id: 'NULL', answer: 'NULL' },
  },
  songs: {
    entity: StageTimeComment,
    name: 'stage_time_comment',
    own: { live_streaming_id: 'NULL', stage_time_id: 'row.stage_time_id', answer: 'row.stage_time_comment_answer' },
  },
};
export const SOURCE_NAMES = Object.keys(SOURCES) as WrittenSource[];
