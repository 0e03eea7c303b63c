import { bankAccount } from '@wethi/format';
import type { BookBank } from '../../../api-types';
import { bankName } from './book-bank';
import { Picture } from '../../../ui/media/picture';
import styles from './book-bank-picture.module.css';

const FONT = "'IBM Plex Sans Thai','Noto Sans Thai',sans-serif";
const RULES = [62, 78, 94, 110, 126, 142, 158].map((y) => `M230 ${y}h72`).join('');

/** The first page of the bank book: the picture that was uploaded, else one drawn from the account's facts. */
export function BookBankPicture({ account }: { account: BookBank }) {
  if (account.book_bank_path) {
    return (
      <Picture
        className={styles.book}
        path={account.book_bank_path}
        width={320}
        height={190}
        sizes="(max-width: 839px) 100vw, 320px"
        alt={`ภาพหน้าสมุดบัญชี ${account.book_bank_name}`}
      />
    );
  }
  return (
    <svg className={styles.book} viewBox="0 0 320 190" role="img" aria-label="ภาพหน้าสมุดบัญชี" fontFamily={FONT}>
      <rect width="320" height="190" rx="12" fill="#E9E2F5" />
      <path d="M0 12A12 12 0 0 1 12 0h296a12 12 0 0 1 12 12v34H0z" fill="#6b5a8c" />
      <rect x="16" y="12" width="58" height="22" rx="6" fill="#fff" opacity=".92" />
      <text x="45" y="27" fontSize="11" fontWeight="700" textAnchor="middle" fill="#4a3a6c">
        {account.book_bank_icon}
      </text>
      <text x="304" y="28" fontSize="12" textAnchor="end" fill="#fff">
        สมุดบัญชีเงินฝากออมทรัพย์
      </text>
      <g fill="#5b4c78" fontSize="11">
        <text x="18" y="74">
          ชื่อบัญชี
        </text>
        <text x="18" y="118">
          เลขที่บัญชี
        </text>
        <text x="18" y="162">
          ธนาคาร
        </text>
      </g>
      <g fill="#1e1433" fontWeight="600">
        <text x="18" y="94" fontSize="14">
          {account.book_bank_name}
        </text>
        <text x="18" y="139" fontSize="18" letterSpacing="1.2">
          {bankAccount(account.book_bank_account)}
        </text>
        <text x="18" y="180" fontSize="12">
          {bankName(account.book_bank_icon)}
        </text>
      </g>
      <path d={RULES} stroke="#b9acd2" />
    </svg>
  );
}
