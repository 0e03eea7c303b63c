import type { ConfigProviderProps } from 'antd';
import DatePicker from 'antd/es/date-picker/locale/th_TH';
import TimePicker from 'antd/es/time-picker/locale/th_TH';
import Pagination from 'rc-pagination/es/locale/th_TH';

/** Ant Design's own words in Thai for the parts that screens use: its file has those of all others, too, and every page begins with it. */
export const THAI: NonNullable<ConfigProviderProps['locale']> = {
  locale: 'th',
  Pagination,
  DatePicker,
  TimePicker,
  global: {
    placeholder: 'กรุณาเลือก',
    close: 'ปิด',
  },
  Table: {
    filterTitle: 'ตัวกรอง',
    filterConfirm: 'ยืนยัน',
    filterReset: 'รีเซ็ต',
    filterEmptyText: 'ไม่มีตัวกรอง',
    emptyText: 'ไม่มีข้อมูล',
    selectAll: 'เลือกทั้งหมดในหน้านี้',
    sortTitle: 'เรียง',
    triggerDesc: 'คลิกเรียงจากมากไปน้อย',
    triggerAsc: 'คลิกเรียงจากน้อยไปมาก',
    cancelSort: 'คลิกเพื่อยกเลิกการเรียง',
  },
  Modal: {
    okText: 'ตกลง',
    cancelText: 'ยกเลิก',
    justOkText: 'ตกลง',
  },
  Popconfirm: {
    okText: 'ตกลง',
    cancelText: 'ยกเลิก',
  },
  Form: {
    optional: '(ไม่จำเป็น)',
    // All other rules say in their own words what is wrong.
    defaultValidateMessages: {
      default: 'ฟิลด์ ${label} ไม่ผ่านเงื่อนไขการตรวจสอบ',
      required: 'กรุณากรอก ${label}',
    },
  },
  Image: {
    preview: 'ดูตัวอย่าง',
  },
};
