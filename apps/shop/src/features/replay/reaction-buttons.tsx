import { STAGE_TIME_STATUS_TYPE } from '@wethi/contract';
import { count } from '@wethi/format';
import { Ban, CircleHelp, ThumbsUp } from 'lucide-react';
import styles from './reaction-buttons.module.css';
import { countsOf, ownReaction, type Reaction, type StageReactions } from '../../session/reactions/stage-reactions';

const ICONS = { Like: ThumbsUp, Conf: CircleHelp, Igno: Ban } as const;
const REACTIONS = Object.keys(STAGE_TIME_STATUS_TYPE) as Reaction[];

interface ReactionButtonsProps {
  songId: number;
  /** Undefined until they are read. */
  reactions: StageReactions | undefined;
  onPress: (reaction: Reaction) => void;
}

/** How the viewer likes the song: one of three, and none after a second press (look.md §3 Reactions). */
export function ReactionButtons({ songId, reactions, onPress }: ReactionButtonsProps) {
  const own = ownReaction(reactions, songId);
  const counts = countsOf(reactions, songId);
  return (
    <div className={styles.buttons} role="group" aria-label="รีแอ็กชันของเพลงนี้" aria-busy={!reactions || undefined}>
      {REACTIONS.map((reaction) => {
        const Icon = ICONS[reaction];
        return (
          <button
            key={reaction}
            type="button"
            aria-pressed={reaction === own}
            disabled={!reactions}
            onClick={() => onPress(reaction)}
          >
            <Icon size={18} aria-hidden />
            {STAGE_TIME_STATUS_TYPE[reaction]} <span className="num">{count(counts[reaction])}</span>
          </button>
        );
      })}
    </div>
  );
}
