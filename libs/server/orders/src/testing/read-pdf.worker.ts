import { PDFiumLibrary } from '@hyzyla/pdfium';

/** @returns what can be copied out of each page, as browsers do it */
export default async function (pdf: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return texts;
}
