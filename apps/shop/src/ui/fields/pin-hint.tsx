import { isEasyToGuess } from './easy-pin';

/** Stands below a new PIN: the specification's hint (product.md §5), or that what was typed is easy to guess. */
export function PinHint({ pin }: { pin: string }) {
  return (
    <p className="hint center" aria-live="polite">
      {isEasyToGuess(pin) ? (
        <>
          <b>เลขนี้เดาง่าย</b> แนะนำให้เปลี่ยนเป็นเลขที่คุณจำได้<span className="nowrap">แต่คนอื่นเดายาก</span>
        </>
      ) : (
        'ตั้งให้จำง่าย เช่น ปีเกิด วันและเดือนเกิด หรือเลขท้ายเบอร์โทรศัพท์'
      )}
    </p>
  );
}
