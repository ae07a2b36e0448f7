/** Moves the entry at one place to another; a place outside of the list changes nothing. */
export function movedTo<One>(all: readonly One[], from: number, to: number): One[] {
  const one = all[from]
  return one === undefined || to < 0 || to >= all.length ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, one)
}
