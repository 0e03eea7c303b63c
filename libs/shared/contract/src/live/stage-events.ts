import type { LiveHealth } from './live-health';
import type { Cheers } from '../values';

/** A message of the chat, or a comment of a song, as it stands in `liveStreamingCommentNow…` and `stageTimeCommentNow…`. */
interface Said {
  id: number;
  create_at: string;
  /** Null where the band's team wrote it. */
  user_id: number | null;
  user_nickname: string;
  user_path: string | null;
}

export interface ChatMessage extends Said {
  live_streaming_id: number;
  live_streaming_comment: string;
  /** What hangs on a garland, where the message is one. */
  tip?: TipWords;
}

/** What a garland says: how much, in baht, to whom, and the words of who gave it. */
export interface TipWords {
  tip_amount: number;
  /** A member's name, or the band's. */
  tip_to: string;
  tip_message: string | null;
}

/** A garland that was paid, as it hangs on the picture. */
export interface ShownTip extends TipWords {
  id: number;
  user_nickname: string;
}

export interface SongComment extends Said {
  user_id: number;
  stage_id: number;
  stage_time_id: number;
  stage_time_comment: string;
  /** Of a question about a lesson. */
  stage_time_comment_second: number | null;
  stage_time_comment_answer: string | null;
}

/** What changes of a live show while it is watched. */
export interface ShowState {
  id: number;
  live_streaming_live: 'Y' | 'N';
  live_streaming_status: 'Y' | 'N';
  live_streaming_start_at: string | null;
  live_streaming_end_at: string | null;
  live_streaming_slow: number;
  live_streaming_pinned: string | null;
  live_streaming_comments: number;
}

/** A song that began in a show; a chapter of its video. */
export interface BegunSong {
  stage_time_id: number;
  video_id: number;
  title: string;
  /** Seconds into the video. */
  start: number;
}

/**
 * What `GET /api/stage/events?stage_id=` tells, one JSON text an event. The first are the state, the songs and the reactions
 * as they are; `state`, `songs` and `reactions` replace what they told before, `talk` and `cheers` add to it.
 */
export type StageEvent =
  | {
      type: 'state';
      shows: ShowState[];
      watching: number;
      /** People who wait, or waited minutes ago, with the page of a show open. */
      waiting: number;
      /** Ids of the members' cameras that are on air. */
      cameras: number[];
    }
  /** Songs that began so far, in order of time. */
  | { type: 'songs'; songs: BegunSong[] }
  /** Totals of each song that somebody chose something for: its id, Like, Conf, Igno. */
  | { type: 'reactions'; totals: [stage_time_id: number, like: number, conf: number, igno: number][] }
  | {
      type: 'talk';
      messages?: ChatMessage[];
      /** Ids of messages that were taken away. */
      removed?: number[];
      /** Ids of mutes that were lifted; CHAT_MUTED names them to whom they are about. */
      unmuted?: number[];
      comments?: SongComment[];
      /** Comments that the team answered, or took its answer back from. */
      comments_answered?: SongComment[];
      comments_removed?: number[];
    }
  /** What viewers cheered since this was told the last time, once a second while they do. */
  | { type: 'cheers'; cheers: Cheers }
  /** Garlands that were paid since this was told the last time. */
  | { type: 'tips'; tips: ShownTip[] }
  /** To personnel alone: messages wait, or were judged. */
  | { type: 'moderation' }
  /** To personnel alone, every two seconds: how each show's signal is, null while nobody sends. */
  | { type: 'health'; shows: { id: number; health: LiveHealth | null }[] };
