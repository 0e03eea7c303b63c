import { useQuery } from '@tanstack/react-query';
import { bangkokTime, hourMinute } from '@wethi/format';
import { call, callUrl } from '@wethi/http';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { size as sizeText } from '../../video/use-works';

/** What the band sent, a file for each time that its line was taken up; none once the disk needed the room. */
export function Originals({ showId }: { showId: number }) {
  const { data: { data: files } = {} } = useQuery({
    queryKey: ['liveStreamingRecordings', showId],
    queryFn: () => call('GET', 'liveStreamingRecordings', { query: { id: showId } }),
  });
  if (!files) return null;
  if (files.length === 0) return <span className="secondary">ไฟล์ต้นฉบับไม่อยู่แล้ว</span>;
  return files.map(({ recording, begun_at, size, is_backup }) => (
    <Button
      key={recording}
      icon={<Download size={18} aria-hidden />}
      href={callUrl('liveStreamingRecording', { id: showId, recording })}
      download
    >
      โหลดไฟล์ต้นฉบับ{files.length > 1 && ` ${hourMinute(bangkokTime(begun_at).time)} น.`}
      {is_backup === 'Y' && ' (สายสำรอง)'} {sizeText(size)}
    </Button>
  ));
}
