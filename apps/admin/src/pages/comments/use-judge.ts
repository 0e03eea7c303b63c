import { useQueryClient } from '@tanstack/react-query';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { useSave } from '../../providers/use-save';
import { readAnew, readFiguresAnew, showVerdict, type Verdict, type Written } from './use-moderation';
import { useUndo } from './use-undo';

interface Judgement {
  rows: readonly Written[];
  verdict: Verdict;
}

/** Judges messages at once; what was taken away can be brought back for a while. */
export function useJudge(done: (judgement: Judgement) => void) {
  const client = useQueryClient();
  const offerUndo = useUndo();
  const { save: judge, saving } = useSave(
    async (judgement: Judgement) => {
      await send(judgement);
      return judgement;
    },
    {
      words: { failure: 'ทำรายการไม่สำเร็จ' },
      done: (judgement) => {
        const { rows, verdict } = judgement;
        showVerdict(client, rows, verdict);
        readFiguresAnew(client);
        done(judgement);
        if (verdict !== 'remove') return;
        const undo = () => send({ rows, verdict: 'restore' }).then(() => readAnew(client));
        offerUndo({ message: `ลบ ${count(rows.length)} ข้อความแล้ว`, undo });
      },
    },
  );
  return { judge: (rows: readonly Written[], verdict: Verdict) => judge({ rows, verdict }), saving };
}

function send({ rows, verdict }: Judgement) {
  const idsOf = (source: Written['source']) => rows.filter((row) => row.source === source).map(({ id }) => id);
  return call('POST', 'moderationJudge', { body: { verdict, chat: idsOf('chat'), songs: idsOf('songs') } });
}
