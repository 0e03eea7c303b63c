import { FAULT_MODES } from '../faults';
import type { Fault, FaultMode, Service } from '../faults';

const SERVICE_NAMES: Record<Service, string> = {
  sms: 'SMS',
  line: 'LINE',
  chat: 'แชต',
  email: 'อีเมล',
  slip: 'ตรวจสลิป (SlipOK)',
  easyslip: 'ตรวจสลิป (EasySlip)',
  slip2go: 'ตรวจสลิป (Slip2Go)',
  card: 'บัตรและ QR',
  form: 'ฟอร์มบัตร (2C2P)',
};
const MODE_NAMES: Record<FaultMode, string> = {
  ok: 'ปกติ',
  error: 'ตอบผิดพลาด',
  timeout: 'ไม่ตอบ',
  slow: 'ตอบช้า 5 วินาที',
  '429': 'ถี่เกินไป',
  delay: 'ส่งถึงช้า 2 วินาที',
};

export function FaultPanel({ faults }: { faults: Fault[] }) {
  return faults.map((fault) => (
    <section className="card" key={fault.service} aria-label={SERVICE_NAMES[fault.service]}>
      <header className="card-head">
        <h3>{SERVICE_NAMES[fault.service]}</h3>
        {fault.mode === 'ok' ? null : <span className="chip wait">{describe(fault)}</span>}
      </header>
      <div className="modes" role="group" aria-label={`สถานะของ ${SERVICE_NAMES[fault.service]}`}>
        {FAULT_MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            data-fault={fault.service}
            data-mode={mode}
            aria-pressed={fault.mode === mode}
            className="button small"
          >
            {mode === 'delay' && fault.service === 'slip' ? 'ธนาคารล่าช้า' : MODE_NAMES[mode]}
          </button>
        ))}
      </div>
    </section>
  ));
}

function describe(fault: Fault): string {
  return fault.count === undefined ? 'จนกว่าจะเปลี่ยน' : `อีก ${fault.count} ครั้ง`;
}
