import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App, Form, type FormInstance } from 'antd';
import { Activity, useEffect, type ReactNode } from 'react';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { HtmlField } from './html-field';

configure({ asyncUtilTimeout: 10_000 });

let form: FormInstance<{ detail: string }>;

function Record({ detail, pictures }: { detail: string; pictures?: 'InfoPage' }) {
  const [own] = Form.useForm<{ detail: string }>();
  useEffect(() => void (form = own), [own]);
  return (
    <App>
      <Form form={own} initialValues={{ detail }}>
        <HtmlField<{ detail: string }> name="detail" label="เกี่ยวกับวง" pictures={pictures} />
      </Form>
    </App>
  );
}

/** Its dialog stands in the address. */
function open(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }]);
  return { router, ...render(<RouterProvider router={router} />) };
}

const text = () => screen.findByRole('textbox', { name: 'เกี่ยวกับวง' });

describe('ADMIN-05 long texts', () => {
  afterEach(cleanup);

  it('ADMIN-05 opening a text changes nothing, and formatting it gives the tags that the server keeps', async () => {
    open(<Record detail="<p>หิ่งห้อย <b>วงดนตรี</b></p>" />);
    expect((await text()).textContent).toBe('หิ่งห้อย วงดนตรี');
    expect([form.isFieldsTouched(), form.getFieldValue('detail')]).toEqual([false, '<p>หิ่งห้อย <b>วงดนตรี</b></p>']);
    fireEvent.click(screen.getByRole('button', { name: 'รายการ' }));
    await waitFor(() =>
      expect(form.getFieldValue('detail')).toBe('<ul><li><p>หิ่งห้อย <strong>วงดนตรี</strong></p></li></ul>'),
    );
    expect(screen.getByRole('button', { name: 'รายการ' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('ADMIN-05 counts letters as they are seen, and no ends of lines', async () => {
    open(<Record detail="<p>ที่นี่</p><p>น้ำ<br>ใจ</p>" />);
    await text();
    expect(screen.getByText('5 ตัวอักษร')).toBeTruthy();
  });

  it('ADMIN-05 another value takes its place', async () => {
    open(<Record detail="<p>เก่า</p>" />);
    await text();
    act(() => form.setFieldsValue({ detail: '<p>ใหม่</p>' }));
    await waitFor(async () => expect((await text()).textContent).toBe('ใหม่'));
  });

  it('ADMIN-05 a text that was hidden for a while is there again, and can be changed', async () => {
    const shown = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Record detail="<p>หิ่งห้อย</p>" />
      </Activity>
    );
    const Shown = () => shown(useLocation().search ? 'hidden' : 'visible');
    const { router } = open(<Shown />);
    const before = await text();
    await act(() => router.navigate('?hidden'));
    await waitFor(() => expect(before.isConnected).toBe(false));
    await act(() => router.navigate(-1));
    expect((await text()).textContent).toBe('หิ่งห้อย');
    act(() => form.setFieldsValue({ detail: '<p>ใหม่</p>' }));
    await waitFor(async () => expect((await text()).textContent).toBe('ใหม่'));
  });

  it('ADMIN-05 its label leads into it', async () => {
    open(<Record detail="" />);
    const area = await text();
    fireEvent.click(screen.getByText('เกี่ยวกับวง', { selector: 'label' }));
    await waitFor(() => expect(document.activeElement).toBe(area));
  });

  it('ADMIN-05 a link is asked for in a dialog, and takes addresses only', async () => {
    open(<Record detail="" />);
    await text();
    fireEvent.click(screen.getByRole('button', { name: 'ลิงก์' }));
    const address = await screen.findByLabelText<HTMLInputElement>('ที่อยู่ของลิงก์');
    fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
    fireEvent.click(screen.getByText('ใส่ลิงก์'));
    await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(address, { target: { value: 'https://example.com' } });
    fireEvent.click(screen.getByText('ใส่ลิงก์'));
    await waitFor(() => expect(form.getFieldValue('detail')).toContain('href="https://example.com"'));
  });

  it('ADMIN-05 Back closes the dialog and leaves the text as it was', async () => {
    const { router } = open(<Record detail="<p>หิ่งห้อย</p>" />);
    await text();
    fireEvent.click(screen.getByRole('button', { name: 'ลิงก์' }));
    await screen.findByLabelText('ที่อยู่ของลิงก์');
    expect(router.state.location.search).toBe('?link.detail=');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByLabelText('ที่อยู่ของลิงก์')).toBeNull());
    expect((await text()).textContent).toBe('หิ่งห้อย');
  });

  it('SITE-09 a picture that was uploaded here stays, is described in its dialog, and one of elsewhere does not', async () => {
    const own = '/files/info-page/0123456789abcdef-1600x1000.webp';
    open(
      <Record pictures="InfoPage" detail={`<img src="${own}" alt=""><img src="https://evil.example/a-9x9.webp">`} />,
    );
    const images = () => [...document.querySelectorAll<HTMLImageElement>('.ProseMirror img[src]')];
    await text();
    await waitFor(() => expect(images().map((image) => image.getAttribute('src'))).toEqual([own]));
    fireEvent.click(screen.getByRole('button', { name: 'แทรกรูป' }));
    fireEvent.change(await screen.findByLabelText('คำอธิบายรูป'), { target: { value: 'สลิปตัวอย่าง' } });
    fireEvent.click(screen.getByText('ใส่รูป'));
    await waitFor(() => expect(form.getFieldValue('detail')).toBe(`<img src="${own}" alt="สลิปตัวอย่าง">`));
  });
});
