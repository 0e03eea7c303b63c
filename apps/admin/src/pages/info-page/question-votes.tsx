import { useQuery } from '@tanstack/react-query';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Skeleton } from 'antd';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import styles from './question-votes.module.css';

/** Which answers help visitors, and which ought to be written anew: those that helped fewest stand first. */
export function QuestionVotes() {
  const query = useQuery({
    queryKey: ['question-votes'],
    queryFn: async () => (await call('GET', 'infoQuestion')).data ?? [],
  });
  const asked = query.data?.filter((row) => row.info_question_helped + row.info_question_lacking > 0);
  return (
    <Card title="คำตอบนี้ช่วยได้ไหม">
      <div className={styles.votes}>
        {query.error && <ReadFailed what="คำตอบของผู้อ่าน" error={query.error} retry={query.refetch} />}
        {query.isLoading && <Skeleton active paragraph={{ rows: 3 }} />}
        {asked?.length === 0 && <p className="secondary">ยังไม่มีใครบอกว่าคำตอบช่วยได้หรือไม่</p>}
        {asked && asked.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">คำถาม</th>
                <th scope="col">ช่วยได้</th>
                <th scope="col">ยังไม่ได้</th>
              </tr>
            </thead>
            <tbody>
              {asked
                .toSorted((one, other) => other.info_question_lacking - one.info_question_lacking)
                .map((row) => (
                  <tr key={row.info_question_title}>
                    <th scope="row">{row.info_question_title}</th>
                    <td className="number">{count(row.info_question_helped)}</td>
                    <td className="number">{count(row.info_question_lacking)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        )}
        <small className="secondary">นับรวมโดยไม่เก็บว่าใครตอบ แก้คำถามแล้วเริ่มนับใหม่</small>
      </div>
    </Card>
  );
}
