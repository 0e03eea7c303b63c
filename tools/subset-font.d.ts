declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    noHinting: boolean;
    /** Tags of the OpenType features that stay. */
    keepFeatures: readonly string[];
  }
  /** @returns the font with these letters only */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
