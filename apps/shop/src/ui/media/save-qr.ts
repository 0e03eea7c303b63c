import { savePicture } from './save-picture';

const WIDTH = 1080;
const HEIGHT = 1440;
const QR_SIDE = 880;
const MIDDLE = WIDTH / 2;

/** A QR and what stands under it. */
export interface PaymentQr {
  text: string;
  /** Whose account it is paid into, where that is known. */
  receiver?: string | null;
  /** Such as '490.00 บาท'. */
  amount: string;
  reference: string;
}

/** Keeps a QR as a picture, which banking apps of the same phone read. @param name of the file */
export async function saveQr(qr: PaymentQr, name: string): Promise<void> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas');
  await draw(paper, qr);
  await savePicture(canvas, name);
}

/** White paper with a blue head, as banks print it. */
async function draw(paper: CanvasRenderingContext2D, { text, receiver, amount, reference }: PaymentQr): Promise<void> {
  const [{ toCanvas }] = await Promise.all([import('qrcode'), document.fonts.ready]);
  const code = document.createElement('canvas');
  await toCanvas(code, text, { errorCorrectionLevel: 'M', margin: 4, width: QR_SIDE });
  const font = getComputedStyle(document.body).fontFamily;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  paper.fillStyle = '#12305c';
  paper.fillRect(0, 0, WIDTH, 150);
  paper.textAlign = 'center';
  const write = (words: string, y: number, size: number, color: string, weight = 400) => {
    paper.font = `${weight} ${size}px ${font}`;
    paper.fillStyle = color;
    paper.fillText(words, MIDDLE, y, WIDTH - 80);
  };
  write('พร้อมเพย์ PromptPay', 98, 60, '#fff', 600);
  paper.drawImage(code, (WIDTH - QR_SIDE) / 2, 170);
  if (receiver) write(receiver, 1130, 46, '#4a4058');
  write(amount, 1240, 88, '#1c1203', 600);
  write(`อ้างอิง ${reference}`, 1340, 46, '#4a4058');
}
