import { groupAccount } from '../slip/account';
import type { ReceivingAccount } from '../slip/accounts';
import type { Transfer } from '../slip/bank';
import { BANKS, bankOf } from '../slip/bank-directory';
import { baht } from '../slip/slip-picture';
import { CardFrame, Empty } from './card-frame';

/** What the address of the page asks the form to start with. */
export interface SlipPrefill {
  account_no?: string;
  amount?: string;
}

export function SlipForm({ accounts, prefill }: { accounts: readonly ReceivingAccount[]; prefill: SlipPrefill }) {
  const account = prefill.account_no || (accounts[0]?.account_no ?? '');
  return (
    <form className="card form" id="slip-form" noValidate>
      <h3>สร้างสลิปทดสอบ</h3>
      <Field label="โอนจากธนาคาร" name="bank_code">
        <select id="bank_code" name="bank_code" defaultValue="014">
          {BANKS.map((bank) => (
            <option key={bank.code} value={bank.code}>{`${bank.short} · ${bank.name}`}</option>
          ))}
        </select>
      </Field>
      <Field label="เลขที่บัญชีผู้รับ" name="account_no">
        <input
          id="account_no"
          name="account_no"
          inputMode="numeric"
          autoComplete="off"
          list="accounts"
          defaultValue={account}
        />
        <datalist id="accounts">
          {accounts.map((each) => (
            <option key={each.account_no} value={each.account_no}>
              {`${bankOf(each.bank_code).short} ${each.account_name}`}
            </option>
          ))}
        </datalist>
      </Field>

      <Field label="จำนวนเงิน (บาท)" name="amount">
        <input
          id="amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder="590.00"
          defaultValue={prefill.amount}
        />
      </Field>
      <Field label="เวลาโอน (ว่าง = ตอนนี้)" name="at">
        <input id="at" name="at" type="datetime-local" />
      </Field>
      <Choice name="register" legend="สลิปนี้เป็น" options={{ true: 'สลิปจริง', false: 'สลิปปลอม' }} />
      <Choice name="qr" legend="QR บนสลิป" options={{ true: 'มี QR', false: 'ไม่มี QR' }} />
      <p className="form-error" role="alert" hidden />
      <button className="button primary wide">สร้างสลิป</button>
    </form>
  );
}

function Field({ label, name, children }: { label: string; name: string; children: React.ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {children}
    </div>
  );
}

function Choice({ name, legend, options }: { name: string; legend: string; options: Record<string, string> }) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {Object.entries(options).map(([value, label], index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function SlipPreview() {
  return (
    <section className="card preview" id="slip-preview" aria-live="polite" hidden>
      <h3>สลิปล่าสุด</h3>
      <img alt="สลิปที่เพิ่งสร้าง" width="720" height="1100" />
      <a className="button primary wide" download="slip.png" href="#slips">
        ดาวน์โหลดสลิป
      </a>
    </section>
  );
}

export function SlipList({ transfers }: { transfers: Transfer[] }) {
  if (transfers.length === 0) {
    return <Empty text="ยังไม่มีสลิป" hint="กรอกยอดเงินแล้วสร้างสลิปใบแรก เพื่อใช้ชำระเงินในหน้าร้าน" />;
  }
  return transfers.map((transfer) => (
    <CardFrame
      key={transfer.id}
      title={`฿${baht(transfer.amount_satang)}`}
      at={transfer.at}
      aside={<Kind transfer={transfer} />}
    >
      <p>
        {bankOf(transfer.sending_bank).short} ไปยัง {bankOf(transfer.receiving_bank).short}{' '}
        <span className="number">{groupAccount(transfer.receiver_account)}</span> {transfer.receiver_name}
      </p>
      <p className="muted number reference">{transfer.reference}</p>
      <div className="actions">
        <a className="button small" href={`/api/slips/${transfer.id}/picture`} target="_blank" rel="noreferrer">
          ดูสลิป
        </a>
        <a
          className="button small"
          href={`/api/slips/${transfer.id}/picture`}
          download={`slip-${transfer.reference}.png`}
        >
          ดาวน์โหลด
        </a>
      </div>
    </CardFrame>
  ));
}

function Kind({ transfer }: { transfer: Transfer }) {
  return (
    <>
      {transfer.genuine ? <span className="chip ok">สลิปจริง</span> : <span className="chip no">สลิปปลอม</span>}
      {transfer.with_qr ? null : <span className="chip wait">ไม่มี QR</span>}
    </>
  );
}
