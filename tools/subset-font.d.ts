declare module 'subset-font' {
  /** @returns the font with these letters only */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2' }): Promise<Buffer>;
}
