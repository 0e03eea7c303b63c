import { soundPieces } from './sound';

export interface SoundingName {
  id: number;
  name: string;
  sound: string;
}

/** Names by the pieces of their sounds. */
export class NameSounds {
  private readonly names: SoundingName[] = [];
  private readonly known = new Set<number>();
  private readonly withPiece = new Map<string, number[]>();
  private readonly gone = new Set<number>();
  /** The greatest id. */
  last = 0;

  get size(): number {
    return this.names.length;
  }

  add(names: readonly SoundingName[]): void {
    for (const name of names) {
      if (this.known.has(name.id)) continue;
      this.known.add(name.id);
      this.last = Math.max(this.last, name.id);
      const place = this.names.push(name) - 1;
      for (const piece of soundPieces(name.sound)) this.placesOf(piece).push(place);
    }
  }

  /** Names that nobody bears any more. */
  forget(ids: readonly number[]): void {
    for (const id of ids) this.gone.add(id);
  }

  /** One may have been given anew. */
  remember(): void {
    this.gone.clear();
  }

  /** Names that have most of the pieces. */
  sharing(pieces: readonly string[], most: number): SoundingName[] {
    const shared = new Uint8Array(this.names.length);
    for (const piece of pieces)
      for (const place of this.withPiece.get(piece) ?? []) shared[place] = (shared[place] ?? 0) + 1;
    const best: SoundingName[] = [];
    for (let number = pieces.length; number > 0; number -= 1)
      // Thousands share a piece: they are looked for by the bytes, in their order, and no longer than some are missing.
      for (let place = shared.indexOf(number); place >= 0; place = shared.indexOf(number, place + 1)) {
        if (best.length === most) return best;
        const name = this.names[place];
        if (name && !this.gone.has(name.id)) best.push(name);
      }
    return best;
  }

  private placesOf(piece: string): number[] {
    const places = this.withPiece.get(piece) ?? [];
    if (places.length === 0) this.withPiece.set(piece, places);
    return places;
  }
}
