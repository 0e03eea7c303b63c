import { useQueryClient } from '@tanstack/react-query';
import { BRANCH_LENGTH, HEAD_OFFICE, isTaxId, TAX_ID_LENGTH, TAX_ID_MISTYPED, type ReceiptType } from '@wethi/contract';
import { digits, taxId } from '@wethi/format';
import { call } from '@wethi/http';
import { Building2, User } from 'lucide-react';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { OrderPapers } from '../../../api-types';
import { useDialogs } from '../../../overlays/dialogs';
import { keepInTab, keptInTab } from '../../../session/kept-in-tab';
import { Button } from '../../../ui/actions/button';
import { Alert, FieldError } from '../../../ui/feedback/alert';
import { Checkbox } from '../../../ui/fields/checkbox';
import { TextField } from '../../../ui/fields/text-field';
import { useSave } from '../../../ui/use-save';
import { papersKey } from './papers-query';
import type { IssuedInvoice } from './tax-invoice-dialog';
import styles from './tax-invoice.module.css';

interface Fields {
  receipt_type: ReceiptType;
  buyer_name: string;
  buyer_tax_id: string;
  isBranch: boolean;
  buyer_branch: string;
  buyer_address: string;
  remember: boolean;
}

const REQUIRED = 'กรุณากรอกข้อมูล';

interface TaxInvoiceFormProps {
  ordersId: number;
  papers: OrderPapers;
  onBusy: (busy: boolean) => void;
  onIssued: (issued: IssuedInvoice) => void;
}

/** Who the invoice is for; a person may leave the number empty. */
export function TaxInvoiceForm({ ordersId, papers: { buyer, user_email }, onBusy, onIssued }: TaxInvoiceFormProps) {
  const { close } = useDialogs();
  const client = useQueryClient();
  const draft = `tax_invoice_${ordersId}`;
  const { register, handleSubmit, control, setValue, subscribe, formState } = useForm<Fields>({
    defaultValues: {
      receipt_type: buyer?.receipt_type ?? 'person',
      buyer_name: buyer?.buyer_name ?? '',
      buyer_tax_id: taxId(buyer?.buyer_tax_id ?? ''),
      isBranch: Boolean(buyer?.buyer_branch && buyer.buyer_branch !== HEAD_OFFICE),
      buyer_branch: buyer?.buyer_branch && buyer.buyer_branch !== HEAD_OFFICE ? buyer.buyer_branch : '',
      buyer_address: buyer?.buyer_address ?? '',
      remember: true,
      ...keptInTab<Fields>(draft),
    },
  });
  useEffect(() => {
    const callback = ({ values }: { values: Fields }) => keepInTab(draft, values);
    return subscribe({ formState: { values: true }, callback });
  }, [subscribe, draft]);
  const { receipt_type, buyer_tax_id, isBranch } = useWatch({ control }) as Fields;
  const isCompany = receipt_type === 'company';
  const { form, save, busy, text, errorOf } = useSave(
    (fields: Fields) => {
      onBusy(true);
      return ask(ordersId, fields).finally(() => onBusy(false));
    },
    {
      then: async (issued) => {
        keepInTab(draft, undefined);
        onIssued(issued);
        await client.invalidateQueries({ queryKey: papersKey(ordersId) });
      },
    },
  );
  const fault = (name: keyof Fields) => formState.errors[name]?.message ?? errorOf(name);
  const number = digits(buyer_tax_id);
  const isWhole = number.length === TAX_ID_LENGTH;
  const said = isWhole && !isTaxId(number) ? TAX_ID_MISTYPED : fault('buyer_tax_id');
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void handleSubmit((fields) => save(fields))(event)}
      noValidate
    >
      <div className={styles.types} role="group" aria-label="ออกในนาม">
        <Type icon={User} pressed={!isCompany} onClick={() => setValue('receipt_type', 'person')}>
          บุคคล
        </Type>
        <Type icon={Building2} pressed={isCompany} onClick={() => setValue('receipt_type', 'company')}>
          บริษัท ห้างร้าน
        </Type>
      </div>
      <TextField
        label={isCompany ? 'ชื่อบริษัทตามหนังสือรับรอง' : 'ชื่อ นามสกุล'}
        {...register('buyer_name', { validate: (name) => name.trim() !== '' || REQUIRED })}
        autoComplete={isCompany ? 'organization' : 'name'}
        maxLength={160}
        error={fault('buyer_name')}
      />
      <TextField
        label={isCompany ? 'เลขประจำตัวผู้เสียภาษี 13 หลัก' : 'เลขบัตรประชาชน 13 หลัก (ไม่ใส่ก็ได้)'}
        {...register('buyer_tax_id', {
          onChange: ({ target }: { target: HTMLInputElement }) => setValue('buyer_tax_id', taxId(target.value)),
          validate: (value) => faultOfTaxId(digits(value), isCompany),
        })}
        className="num"
        inputMode="numeric"
        autoComplete="off"
        placeholder="0-0000-00000-00-0"
        error={said}
        note={isWhole && isTaxId(number) ? 'เลขถูกต้องครบ 13 หลัก' : undefined}
      />
      {!isCompany && <p className="small muted">ใส่เมื่อจะใช้ลดหย่อนภาษี เราเก็บไว้กับใบกำกับภาษีเท่านั้น</p>}
      {isCompany && (
        <fieldset className={styles.offices}>
          <legend>สำนักงาน</legend>
          <label>
            <input type="radio" name="office" checked={!isBranch} onChange={() => setValue('isBranch', false)} />
            <b>สำนักงานใหญ่</b>
          </label>
          <label>
            <input type="radio" name="office" checked={isBranch} onChange={() => setValue('isBranch', true)} />
            <b>สาขาที่</b>
            <input
              {...register('buyer_branch', {
                validate: (branch) => !isCompany || !isBranch || /^\d{5}$/.test(branch) || 'กรุณากรอกเลขสาขา 5 หลัก',
              })}
              className="num"
              aria-label="เลขสาขา 5 หลัก"
              aria-invalid={Boolean(fault('buyer_branch'))}
              placeholder="00001"
              inputMode="numeric"
              maxLength={BRANCH_LENGTH}
              onFocus={() => setValue('isBranch', true)}
            />
          </label>
          {fault('buyer_branch') && <FieldError>{fault('buyer_branch')}</FieldError>}
        </fieldset>
      )}
      <TextField
        label="ที่อยู่บนใบกำกับภาษี"
        {...register('buyer_address', { validate: (address) => address.trim() !== '' || REQUIRED })}
        autoComplete="street-address"
        maxLength={300}
        error={fault('buyer_address')}
      />
      <p className="small muted">
        {user_email ? `ส่งไฟล์ไปที่ ${user_email}` : 'ยังไม่ได้ยืนยันอีเมล ดาวน์โหลดไฟล์ได้จากหน้าคำสั่งซื้อ'}
      </p>
      <Checkbox {...register('remember')}>จำข้อมูลนี้ไว้สำหรับครั้งต่อไป</Checkbox>
      <Alert kind="info">ออกแล้วแก้ชื่อหรือที่อยู่เองไม่ได้ กรุณาตรวจก่อนกด ถ้าผิด เรายกเลิกและออกใบใหม่ให้</Alert>
      {text && !formState.isSubmitting && <Alert kind="no">{text}</Alert>}
      <div className={styles.end}>
        <Button kind="ghost" onClick={close} disabled={busy}>
          ยกเลิก
        </Button>
        <Button type="submit" kind="primary" loading={busy}>
          ออกใบกำกับภาษี
        </Button>
      </div>
    </form>
  );
}

interface TypeProps {
  icon: typeof User;
  pressed: boolean;
  onClick: () => void;
  children: string;
}

function Type({ icon: Icon, pressed, onClick, children }: TypeProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onClick}>
      <Icon size={18} aria-hidden />
      {children}
    </button>
  );
}

function faultOfTaxId(number: string, isCompany: boolean): string | true {
  if (number === '') return isCompany ? REQUIRED : true;
  if (number.length < TAX_ID_LENGTH) return 'กรุณากรอกตัวเลข 13 หลัก';
  return isTaxId(number) || TAX_ID_MISTYPED;
}

async function ask(id: number, { isBranch, buyer_branch, buyer_tax_id, ...fields }: Fields): Promise<IssuedInvoice> {
  const company = fields.receipt_type === 'company' && { buyer_branch: isBranch ? buyer_branch : HEAD_OFFICE };
  const body = { id, ...fields, buyer_tax_id: digits(buyer_tax_id) || null, ...company };
  return (await call('POST', 'orders/taxInvoice', { body })).data as IssuedInvoice;
}
