import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OWN_DATA_DAYS } from '@wethi/contract';
import { bangkokTime, recordDate, shortPlainDate } from '@wethi/format';
import { Download, FileArchive, LoaderCircle } from 'lucide-react';
import { call } from '@wethi/http';
import type { OwnDataRow } from '../../../api-types';
import { MEMBER_KEY, useMayRead, useMember } from '../../../session/member';
import { Button, buttonClass } from '../../../ui/actions/button';
import { QueryView } from '../../../ui/feedback/query-view';
import { Card } from '../../../ui/layout/card';
import { useSave } from '../../../ui/use-save';
import styles from '../details.module.css';

const KEY = [...MEMBER_KEY, 'own-data'] as const;
const LOOK_AGAIN_MS = 3_000;

/** A copy of all that is kept of the member, made by the worker. */
export function OwnDataCard() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call('GET', 'ownData', { signal })).data ?? [],
    enabled: useMayRead(),
    refetchInterval: ({ state }) =>
      state.data?.some(({ own_data_file_ready_at }) => !own_data_file_ready_at) ? LOOK_AGAIN_MS : false,
  });
  const { save, busy } = useSave(() => call('POST', 'ownData'), {
    success: 'กำลังเตรียมไฟล์ เสร็จแล้วจะอยู่ที่นี่',
    failure: 'ขอข้อมูลไม่ได้',
    then: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <Card className={styles.section}>
      <h2>ข้อมูลของฉัน</h2>
      <ul className={styles.rows}>
        <li>
          <Download size={22} aria-hidden />
          <div>
            <b>ดาวน์โหลดข้อมูลของฉัน</b>
            <p className="small muted">โปรไฟล์ คำสั่งซื้อ ความคิดเห็น และสถิติ เป็นไฟล์ ZIP เปิดด้วย Excel ได้</p>
          </div>
          <Button size="small" loading={busy} onClick={() => save()}>
            ขอข้อมูล
          </Button>
        </li>
        <QueryView query={query} skeleton={null} failure="โหลดรายการไฟล์ไม่ได้" inline empty={null}>
          {(files) => files.map((file) => <File key={file.id} file={file} />)}
        </QueryView>
      </ul>
    </Card>
  );
}

function File({ file: { id, create_at, own_data_file_bytes, own_data_file_ready_at } }: { file: OwnDataRow }) {
  const { member } = useMember();
  const name = `ข้อมูลของฉัน ${recordDate(bangkokTime(create_at).date)}.zip`;
  if (!own_data_file_ready_at)
    return (
      <li>
        <LoaderCircle size={22} className="spin" aria-hidden />
        <div>
          <b>{name}</b>
          <p className="small muted" role="status">
            กำลังเตรียม ปิดหน้านี้ได้ {member?.user_email_at ? 'เสร็จแล้วส่งอีเมลบอก' : 'กลับมาดาวน์โหลดที่หน้านี้'}
          </p>
        </div>
      </li>
    );
  const until = new Date(Date.parse(own_data_file_ready_at) + OWN_DATA_DAYS * 86_400_000);
  const size = Math.max(1, Math.round((own_data_file_bytes ?? 0) / 1024));
  return (
    <li>
      <FileArchive size={22} aria-hidden />
      <div>
        <b>{name}</b>
        <p className="small muted num">
          {size} KB · พร้อมแล้ว ดาวน์โหลดได้ถึง {shortPlainDate(bangkokTime(until).date)}
        </p>
      </div>
      <a className={buttonClass({ size: 'small' })} href={`/api/ownDataFile?id=${id}`} download>
        <Download size={18} aria-hidden />
        ดาวน์โหลด
      </a>
    </li>
  );
}
