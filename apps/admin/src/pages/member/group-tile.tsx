import type { Schema } from '@wethi/api-client';
import { count } from '@wethi/format';
import { Button } from 'antd';
import { Check, Download, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ReferenceName } from '../../columns/reference-name';
import { StatusTag } from '../../feedback/status-tag';
import { BAND } from '../../providers/resource';
import { GroupPoster } from './group-poster';
import styles from './member.module.css';
import { useGroupQr } from './use-group-qr';

type Group = Schema<'MemberGroupView'>;

/** @param months of membership, as people say it */
function longOf(months: number): string {
  return months % 12 === 0 ? `${months / 12} ปี` : `${months} เดือน`;
}

/** A group with its QR: a customer scans it at the door, signs in and is a member. */
export function GroupTile({ group, actions }: { group: Group; actions: ReactNode }) {
  const { band_id, member_group_name, member_group_months, member_group_limit, member_group_path_manual } = group;
  const [printing, setPrinting] = useState(false);
  const qr = useGroupQr(group);
  const ending = /\.\w+$/.exec(group.member_group_path ?? '')?.[0] ?? '.png';
  return (
    <article className={styles.group}>
      <header>
        <h2>{member_group_name}</h2>
        {actions}
      </header>
      <p className="secondary">
        {band_id && (
          <>
            <ReferenceName id={band_id} column="band_id" {...BAND} /> ·{' '}
          </>
        )}
        เป็นสมาชิก {longOf(member_group_months)}
        {member_group_limit && ` · รับได้ ${count(member_group_limit)} คน`}
      </p>
      <div className={styles.scan}>
        {qr ? (
          <img src={qr} alt={`คิวอาร์ของกลุ่ม ${member_group_name}`} width={148} height={148} />
        ) : (
          <span className={styles.blank} />
        )}
        <div>
          <b className="number">{count(group.members)}</b>
          <p className="secondary">สมาชิก</p>
          {member_group_path_manual ? (
            <StatusTag tone="ok" icon={<Check size={14} aria-hidden />}>
              มีคู่มือ
            </StatusTag>
          ) : (
            <StatusTag tone="info">ยังไม่มีคู่มือ</StatusTag>
          )}
        </div>
      </div>
      <div className={styles.buttons}>
        <Button
          icon={<Download size={18} aria-hidden />}
          href={qr}
          download={`${member_group_name}${ending}`}
          disabled={!qr}
        >
          บันทึกคิวอาร์
        </Button>
        <Button icon={<Printer size={18} aria-hidden />} disabled={!qr} onClick={() => setPrinting(true)}>
          พิมพ์
        </Button>
      </div>
      {printing && qr && <GroupPoster name={member_group_name} qr={qr} done={() => setPrinting(false)} />}
    </article>
  );
}
