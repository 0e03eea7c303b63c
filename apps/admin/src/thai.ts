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
  Form: {
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

/** Day.js's own words in Thai as far as calendars show them. */
export const THAI_DATES = {
  name: 'th',
  weekdays: 'อาทิตย์_จันทร์_อังคาร_พุธ_พฤหัสบดี_ศุกร์_เสาร์'.split('_'),
  weekdaysMin: 'อา._จ._อ._พ._พฤ._ศ._ส.'.split('_'),
  months: 'มกราคม_กุมภาพันธ์_มีนาคม_เมษายน_พฤษภาคม_มิถุนายน_กรกฎาคม_สิงหาคม_กันยายน_ตุลาคม_พฤศจิกายน_ธันวาคม'.split('_'),
  monthsShort: 'ม.ค._ก.พ._มี.ค._เม.ย._พ.ค._มิ.ย._ก.ค._ส.ค._ก.ย._ต.ค._พ.ย._ธ.ค.'.split('_'),
  formats: {},
};
