import type { ConfigProviderProps } from 'antd';
import DatePicker from 'antd/es/date-picker/locale/th_TH';
import TimePicker from 'antd/es/time-picker/locale/th_TH';
import Pagination from 'rc-pagination/es/locale/th_TH';

const WRONG_TYPE = '${label} ไม่ใช่ ${type} ที่ถูกต้อง';

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
    defaultValidateMessages: {
      default: 'ฟิลด์ ${label} ไม่ผ่านเงื่อนไขการตรวจสอบ',
      required: 'กรุณากรอก ${label}',
      enum: '${label} ต้องเป็นค่าใดค่าหนึ่งใน [${enum}]',
      whitespace: '${label} ไม่สามารถเป็นช่องว่างได้',
      date: {
        format: 'รูปแบบวันที่ ${label} ไม่ถูกต้อง',
        parse: '${label} ไม่สามารถแปลงเป็นวันที่ได้',
        invalid: '${label} เป็นวันที่ที่ไม่ถูกต้อง',
      },
      types: {
        string: WRONG_TYPE,
        method: WRONG_TYPE,
        array: WRONG_TYPE,
        object: WRONG_TYPE,
        number: WRONG_TYPE,
        date: WRONG_TYPE,
        boolean: WRONG_TYPE,
        integer: WRONG_TYPE,
        float: WRONG_TYPE,
        regexp: WRONG_TYPE,
        email: WRONG_TYPE,
        url: WRONG_TYPE,
        hex: WRONG_TYPE,
      },
      string: {
        len: '${label} ต้องมี ${len} ตัวอักษร',
        min: '${label} ต้องมีอย่างน้อย ${min} ตัวอักษร',
        max: '${label} มีได้สูงสุด ${max} ตัวอักษร',
        range: '${label} ต้องมี ${min}-${max} ตัวอักษร',
      },
      number: {
        len: '${label} ต้องมี ${len} ตัว',
        min: 'ค่าต่ำสุด ${label} คือ ${min}',
        max: 'ค่าสูงสุด ${label} คือ ${max}',
        range: '${label} ต้องมีค่า ${min}-${max}',
      },
      array: {
        len: 'ต้องมี ${len} ${label}',
        min: 'ต้องมีอย่างน้อย ${min} ${label}',
        max: 'มีได้สูงสุด ${max} ${label}',
        range: 'จำนวน ${label} ต้องอยู่ในช่วง ${min}-${max}',
      },
      pattern: {
        mismatch: '${label} ไม่ตรงกับรูปแบบ ${pattern}',
      },
    },
  },
  Image: {
    preview: 'ดูตัวอย่าง',
  },
};
