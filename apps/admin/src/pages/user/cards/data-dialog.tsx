import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OWN_DATA_DAYS } from '@wethi/contract';
import { call } from '@wethi/http';
import { Button, List, Modal } from 'antd';
import { Download } from 'lucide-react';
import { recordDay, recordTime } from '../../../columns/record-time';
import type { Panel } from '../../../panel/use-panel';
import { useSave } from '../../../providers/use-save';
import type { Customer } from '../customer/use-customer';

const LOOK_AGAIN_MS = 2_000;

/** All that is kept of a customer as a file, for who asked by phone or letter; the log keeps who took it. */
export function DataDialog({ panel, user: { id } }: { panel: Panel; user: Customer }) {
  const client = useQueryClient();
  const queryKey = ['userData', id];
  const { data: files = [], isPending } = useQuery({
    queryKey,
    queryFn: async () => (await call('GET', 'userData', { query: { user_id: id } })).data ?? [],
    enabled: panel.open,
    refetchInterval: ({ state }) =>
      state.data?.some(({ own_data_file_ready_at }) => !own_data_file_ready_at) ? LOOK_AGAIN_MS : false,
  });
  const { save, saving } = useSave(() => call('POST', 'userData', { body: { user_id: id } }), {
    words: { success: 'กำลังเตรียมไฟล์ เสร็จแล้วจะอยู่ที่นี่', failure: 'ขอไฟล์ไม่สำเร็จ' },
    done: () => void client.invalidateQueries({ queryKey }),
  });
  return (
    <Modal
      open={panel.open}
      title="ดาวน์โหลดข้อมูลลูกค้า"
      okText="ขอไฟล์"
      okButtonProps={{ loading: saving }}
      cancelText="ปิด"
      onOk={() => save(undefined)}
      onCancel={panel.close}
    >
      <p>
        โปรไฟล์ คำสั่งซื้อ ความคิดเห็น และสถิติของลูกค้าคนนี้ เป็นไฟล์ ZIP เปิดด้วย Excel ได้ ใช้เมื่อลูกค้าขอสำเนาข้อมูลของตัวเองเท่านั้น
        ระบบบันทึกชื่อผู้ดาวน์โหลดไว้
      </p>
      <List
        loading={isPending && panel.open}
        dataSource={files}
        locale={{ emptyText: <span className="secondary">ยังไม่มีไฟล์ กดขอไฟล์ แล้วรอสักครู่</span> }}
        rowKey="id"
        renderItem={({ id: fileId, create_at, own_data_file_ready_at }) => (
          <List.Item
            actions={
              own_data_file_ready_at
                ? [
                    <Button
                      key="take"
                      icon={<Download size={18} aria-hidden />}
                      href={`/api/userDataFile?user_id=${id}&id=${fileId}`}
                      download
                    >
                      ดาวน์โหลด
                    </Button>,
                  ]
                : []
            }
          >
            <List.Item.Meta
              title={<span className="number">ขอเมื่อ {recordTime(create_at)}</span>}
              description={
                own_data_file_ready_at ? (
                  <span className="number">ดาวน์โหลดได้ถึง {lastDay(own_data_file_ready_at)}</span>
                ) : (
                  <span role="status">กำลังเตรียม</span>
                )
              }
            />
          </List.Item>
        )}
      />
    </Modal>
  );
}

function lastDay(readyAt: string): string {
  return recordDay(Date.parse(readyAt) + OWN_DATA_DAYS * 86_400_000);
}
