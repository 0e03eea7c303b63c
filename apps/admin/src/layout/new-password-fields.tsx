import { Form, Input } from 'antd';

const REQUIRED = { required: true, message: 'กรุณากรอกข้อมูล' };

/** A password that somebody chooses, typed twice: `pass` and `confirm` of a form. */
export function NewPasswordFields() {
  return (
    <>
      <Form.Item name="pass" label="รหัสผ่านใหม่" rules={[REQUIRED, { min: 10, message: 'รหัสผ่านต้องมีอย่างน้อย 10 ตัวอักษร' }]}>
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
      <Form.Item
        name="confirm"
        label="รหัสผ่านใหม่อีกครั้ง"
        dependencies={['pass']}
        rules={[
          REQUIRED,
          ({ getFieldValue }) => ({
            validator: (_, value) =>
              !value || value === getFieldValue('pass')
                ? Promise.resolve()
                : Promise.reject(new Error('ไม่ตรงกัน กรุณากรอกอีกครั้ง')),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
    </>
  );
}
