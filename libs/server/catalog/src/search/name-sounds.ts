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
    const touched: number[] = [];
    for (const piece of pieces)
      for (const place of this.withPiece.get(piece) ?? []) {
        const before = shared[place] ?? 0;
        if (before === 0) touched.push(place);
        shared[place] = before + 1;
      }
    const best: SoundingName[] = [];
    for (let number = pieces.length; number > 0 && best.length < most; number -= 1) {
      const places = touched.filter((place) => shared[place] === number).sort((one, other) => one - other);
      best.push(...this.living(places).slice(0, most - best.length));
    }
    return best;
  }

  private living(places: readonly number[]): SoundingName[] {
    return places.flatMap((place) => {
      const name = this.names[place];
      return name && !this.gone.has(name.id) ? [name] : [];
    });
  }

  private placesOf(piece: string): number[] {
    const places = this.withPiece.get(piece) ?? [];
    if (places.length === 0) this.withPiece.set(piece, places);
    return places;
  }
}
