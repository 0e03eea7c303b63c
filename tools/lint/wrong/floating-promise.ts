const save = async (): Promise<void> => undefined;

export function change(): void {
  save();
}
