import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { Button, Select, Spin } from 'antd';
import { KeyRound, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { ReadFailed } from '../../../feedback/read-failed';
import { StatusTag } from '../../../feedback/status-tag';
import { Card } from '../../../layout/page';
import { idOf, usePanel } from '../../../panel/use-panel';
import { useSave } from '../../../providers/use-save';
import type { LiveShow } from '../live-show';
import styles from '../studio.module.css';
import { useCameraStills } from './camera-stills';
import { KeyDialog } from './key-dialog';
import { RemoveDialog } from './remove-dialog';

const Thumb = lazy(() => import('@wethi/player').then(({ CameraThumb }) => ({ default: CameraThumb })));

interface CamerasCardProps {
  show: LiveShow;
  /** Ids of those that send. */
  onAir: readonly number[];
}

/** The cameras of members, which viewers may choose beside the whole stage: each with a key of its own. */
export function CamerasCard({ show, onAir }: CamerasCardProps) {
  const { id, band_id } = show;
  const stills = useCameraStills(show.video_id, onAir);
  const showing = usePanel('cameraKey');
  const removing = usePanel('removeCamera');
  const {
    data: cameras,
    error,
    refetch,
  } = useQuery({
    queryKey: ['liveStreamingCamera', id],
    queryFn: () => call('GET', 'liveStreamingCameraByLiveStreamingId', { query: { live_streaming_id: id } }),
  });
  const {
    data: members,
    error: membersError,
    refetch: readMembers,
  } = useQuery({
    queryKey: ['bandMember', band_id],
    queryFn: () => call('GET', 'bandMemberByBandId', { query: { band_id } }),
  });
  const nameOf = (memberId: number) => members?.data.find((member) => member.id === memberId)?.band_member_name ?? '';
  const named = (cameraId: number | undefined) =>
    nameOf(cameras?.data.find((camera) => camera.id === cameraId)?.band_member_id ?? 0);
  const free = members?.data.filter(
    (member) => !cameras?.data.some(({ band_member_id }) => band_member_id === member.id),
  );
  return (
    <Card
      title="กล้องของสมาชิก"
      extra={
        <span className="secondary number">
          ส่งภาพอยู่ {cameras?.data.filter((one) => onAir.includes(one.id)).length ?? 0} กล้อง
        </span>
      }
    >
      {error && <ReadFailed what="กล้อง" error={error} retry={refetch} />}
      {membersError && <ReadFailed what="สมาชิก" error={membersError} retry={readMembers} />}
      {(!cameras || !members) && !error && !membersError && <Spin />}
      <ul className={styles.checks} aria-label="กล้องของสมาชิก">
        {cameras?.data.map((camera) => {
          const name = nameOf(camera.band_member_id);
          return (
            <li key={camera.id}>
              <span className={styles.switch}>
                {stills.has(camera.id) && (
                  <span className={styles.still} role="img" aria-label={`ภาพจากกล้อง${name}`}>
                    <Suspense>
                      <Thumb still={stills.get(camera.id)} />
                    </Suspense>
                  </span>
                )}
                <b>{name}</b>
              </span>
              <span className={styles.switch}>
                {onAir.includes(camera.id) ? (
                  <StatusTag tone="ok">ส่งภาพอยู่</StatusTag>
                ) : (
                  <StatusTag tone="wait">ยังไม่ส่งภาพ</StatusTag>
                )}
                <Button icon={<KeyRound size={18} aria-hidden />} onClick={() => showing.show(camera.id)}>
                  คีย์
                  <span className="unseen">ของกล้อง{name}</span>
                </Button>
                <Button
                  danger
                  icon={<Trash2 size={18} aria-hidden />}
                  aria-label={`ลบกล้อง${name}`}
                  onClick={() => removing.show(camera.id)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {free && cameras && <AddCamera showId={id} members={free} hasCameras={cameras.data.length > 0} added={refetch} />}
      <KeyDialog key={showing.opened} panel={showing} cameraId={idOf(showing)} name={named(idOf(showing))} />
      <RemoveDialog panel={removing} cameraId={idOf(removing)} name={named(idOf(removing))} removed={refetch} />
    </Card>
  );
}

interface AddCameraProps {
  showId: number;
  /** Those without a camera. */
  members: readonly { id: number; band_member_name: string }[];
  hasCameras: boolean;
  added: () => unknown;
}

function AddCamera({ showId, members, hasCameras, added }: AddCameraProps) {
  const [member, setMember] = useState<number>();
  const { save: add, saving } = useSave(
    (band_member_id: number) =>
      call('POST', 'liveStreamingCamera', { body: { live_streaming_id: showId, band_member_id } }),
    {
      words: { success: 'เพิ่มกล้องแล้ว กดคีย์เพื่อคัดลอกไปใส่ในโปรแกรมของกล้อง', failure: 'เพิ่มกล้องไม่สำเร็จ' },
      done: () => {
        setMember(undefined);
        void added();
      },
    },
  );
  if (members.length === 0)
    return <p className={`${styles.pad} secondary`}>{hasCameras ? 'สมาชิกทุกคนมีกล้องแล้ว' : <NoMembers />}</p>;
  return (
    <div className={styles.pad}>
      <p className="secondary">คนดูเลือกดูกล้องของสมาชิกแทนภาพทั้งเวทีได้ เสียงยังเป็นของงาน แต่ละกล้องใช้คีย์ของตัวเอง</p>
      <div className={styles.switch}>
        <Select
          aria-label="สมาชิกเจ้าของกล้อง"
          placeholder="เลือกสมาชิก"
          className={styles.grow}
          options={members.map((one) => ({ value: one.id, label: one.band_member_name }))}
          value={member}
          onChange={setMember}
        />
        <Button
          icon={<Plus size={18} aria-hidden />}
          disabled={member === undefined}
          loading={saving}
          onClick={() => member !== undefined && add(member)}
        >
          เพิ่มกล้อง
        </Button>
      </div>
    </div>
  );
}

function NoMembers() {
  return (
    <>
      วงนี้ยังไม่มีสมาชิก <Link to="/bandMember">เพิ่มสมาชิกก่อน</Link> แล้วจึงเพิ่มกล้อง
    </>
  );
}
