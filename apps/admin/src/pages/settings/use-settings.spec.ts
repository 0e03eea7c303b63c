import { faultOf } from './faults';
import { changesOf, valueOf, type Shown, type Values } from './use-settings';

const NONE = {
  access_window_days: null,
  course_access_days: null,
  device_limit: null,
  reminder_minutes: null,
  replay_opens: null,
  sms_month_budget: null,
  slip_hours: null,
  refund_limit_staff: null,
  sms_code_text: null,
  sms_approve_text: null,
  sms_refuse_text: null,
  telegram_chat_id: null,
  new_device_code: null,
  seller_name: null,
  seller_tax_id: null,
  seller_branch: null,
  seller_address: null,
} satisfies Values;
const SHOWN: Shown = {
  own: { ...NONE, access_window_days: 7 },
  defaults: { ...NONE, access_window_days: 4, slip_hours: 24 },
  fixed: [],
  update_at: null,
  changed_by: null,
};

describe('settings as they are typed', () => {
  it('ADMIN-05 hold before what an owner set, and that before what the program says', () => {
    expect(valueOf('access_window_days', SHOWN, { access_window_days: 9 })).toBe(9);
    expect(valueOf('access_window_days', SHOWN)).toBe(7);
    expect(valueOf('access_window_days', SHOWN, { access_window_days: null })).toBe(4);
    expect(valueOf('slip_hours', SHOWN)).toBe(24);
  });

  it('ADMIN-05 are changes only where they differ from what is saved', () => {
    expect(changesOf(SHOWN, { access_window_days: 7, slip_hours: 24 })).toEqual({});
    expect(changesOf(SHOWN, { access_window_days: null, slip_hours: 25 })).toEqual({
      access_window_days: null,
      slip_hours: 25,
    });
  });

  it('ADMIN-05 are numbers once they are one, and the same with or without commas', () => {
    expect(changesOf(SHOWN, { access_window_days: '9', slip_hours: '2,4' })).toEqual({ access_window_days: 9 });
    expect(changesOf(SHOWN, { access_window_days: '' })).toEqual({ access_window_days: '' });
    expect(faultOf('access_window_days', '')).toBe('ใส่ตัวเลข 0 ถึง 3,650');
    expect(faultOf('slip_hours', valueOf('slip_hours', SHOWN, { slip_hours: '1000' }))).toBe('ใส่ตัวเลข 1 ถึง 720');
    expect(faultOf('slip_hours', valueOf('slip_hours', SHOWN, { slip_hours: '720' }))).toBeUndefined();
  });

  it.each([
    ['telegram_chat_id', 'ห้องกลาง', 'ใส่หมายเลขห้อง เช่น -1001234567890'],
    ['telegram_chat_id', '-1002284410975', undefined],
    ['seller_tax_id', '01055', 'ใส่เลข 13 หลัก'],
    ['seller_tax_id', '0105599000125', 'เลขหลักสุดท้ายไม่ตรงกับหลักอื่น กรุณาตรวจตัวเลขอีกครั้ง'],
    ['seller_tax_id', '0105599000124', undefined],
    ['seller_branch', '1', 'ใส่เลข 5 หลัก สำนักงานใหญ่คือ 00000'],
    ['sms_code_text', '', 'ต้องมี {รหัส} ในข้อความ'],
    ['seller_name', '', undefined],
  ] as const)('ADMIN-05 %s as %j is told of before it is sent', (name, value, fault) => {
    expect(faultOf(name, value)).toBe(fault);
  });
});
