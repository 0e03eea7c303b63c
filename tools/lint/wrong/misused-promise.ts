const save = async (id: number): Promise<void> => void id;

export const saveAll = (ids: readonly number[]): void => ids.forEach(async (id) => save(id));
