/** What may be kept for learners, told by how the bytes begin and not by the name. */
const KINDS: readonly [ending: string, type: string, begins: (bytes: Buffer) => boolean][] = [
  ['pdf', 'application/pdf', (bytes) => bytes.subarray(0, 5).toString('latin1') === '%PDF-'],
  ['mp3', 'audio/mpeg', (bytes) => bytes.subarray(0, 3).toString('latin1') === 'ID3' || isFrame(bytes)],
];

/** The first eleven bits of a frame of MPEG audio are set. */
function isFrame(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2;
}

/** @returns the ending of the kept file's name, undefined for what is not kept */
export function endingOf(bytes: Buffer): string | undefined {
  return KINDS.find(([, , begins]) => begins(bytes))?.[0];
}

export function typeOf(path: string): string {
  return KINDS.find(([ending]) => path.endsWith(`.${ending}`))?.[1] ?? 'application/octet-stream';
}
