import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import QRCode from 'qrcode';
import { CERTIFICATE_TEMPLATE } from './certificate-template.ts';
import { LABELS_TEMPLATE } from './labels-template.ts';
import type { AnyPage } from './paper-page.ts';
import { POSTER_TEMPLATE } from './poster-template.ts';
import { TEMPLATE } from './template.ts';
import { VAT_TEMPLATE } from './vat-template.ts';

const FONTS = ['400Regular', '500Medium', '700Bold'];
/** Remembered pieces of earlier papers that are this many papers old are forgotten, so that memory stays as it is. */
const REMEMBERED = 4;

let compiler: NodeCompiler | undefined;

/** Sets a paper; used in worker threads alone. @param output what is made of it */
export async function setPaper<Output>(
  page: AnyPage,
  output: (compiler: NodeCompiler, paper: NodeTypstDocument) => Output | Promise<Output>,
): Promise<Output> {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: FONTS.map(font) }] });
  const inputs = { page: JSON.stringify(page), ...('link' in page && { qr: await qrOf(page.link) }) };
  const made = compiler.compile({ mainFileContent: templateOf(page), inputs });
  if (!made.result) throw new Error(`paper: ${JSON.stringify(made.takeDiagnostics()?.shortDiagnostics)}`);
  const paper = await output(compiler, made.result);
  compiler.evictCache(REMEMBERED);
  return paper;
}

function templateOf(page: AnyPage): string {
  if ('labels' in page) return LABELS_TEMPLATE;
  if ('course' in page) return CERTIFICATE_TEMPLATE;
  if ('vat' in page) return VAT_TEMPLATE;
  return 'poster' in page ? POSTER_TEMPLATE : TEMPLATE;
}

function qrOf(link: string): Promise<string> {
  return QRCode.toString(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
}

function font(name: string): Buffer {
  const file = `@expo-google-fonts/sarabun/${name}/Sarabun_${name}.ttf`;
  return readFileSync(createRequire(import.meta.url).resolve(file));
}
