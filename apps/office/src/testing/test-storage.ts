/** A browser's storage in memory; a full one refuses to write. */
export function storageOf(kept = new Map<string, string>(), isFull = false): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => {
      if (isFull) throw new Error('full')
      kept.set(name, value)
    },
    removeItem: (name) => void kept.delete(name),
  }
}
