import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import QRCode from 'qrcode';
import { LABELS_TEMPLATE } from './labels-template.ts';
import type { ConditionsPage, LabelsPage, PaperPage } from './paper-page.ts';
import { TEMPLATE } from './template.ts';

const FONTS = ['400Regular', '500Medium', '700Bold'];
/** Remembered pieces of earlier papers that are this many papers old are forgotten, so that memory stays as it is. */
const REMEMBERED = 4;

let compiler: NodeCompiler | undefined;

/** @returns the PDF, the same bytes for the same page; its fonts are within */
export default async function (page: PaperPage | ConditionsPage | LabelsPage): Promise<Uint8Array> {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: FONTS.map(font) }] });
  const words = { page: JSON.stringify(page) };
  const made = compiler.compile(
    'labels' in page
      ? { mainFileContent: LABELS_TEMPLATE, inputs: words }
      : { mainFileContent: TEMPLATE, inputs: { ...words, qr: await qrOf(page.link) } },
  );
  if (!made.result) throw new Error(`paper: ${JSON.stringify(made.takeDiagnostics()?.shortDiagnostics)}`);
  const pdf = compiler.pdf(made.result);
  compiler.evictCache(REMEMBERED);
  return pdf;
}

function qrOf(link: string): Promise<string> {
  return QRCode.toString(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
}

function font(name: string): Buffer {
  const file = `@expo-google-fonts/sarabun/${name}/Sarabun_${name}.ttf`;
  return readFileSync(createRequire(import.meta.url).resolve(file));
}
