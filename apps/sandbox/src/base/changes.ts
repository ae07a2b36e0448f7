/** Announces changes to the control room, by topic. */
export type Changes = {
  say: (topic: string) => void
  /** Calls back at each change until the returned function is called. */
  watch: (heard: (topic: string) => void) => () => void
}

/** Creates a board for announcing and hearing changes within this process. */
export function openChanges(): Changes {
  const watchers = new Set<(topic: string) => void>()
  return {
    say: (topic) => watchers.forEach((heard) => heard(topic)),
    watch: (heard) => {
      watchers.add(heard)
      return () => watchers.delete(heard)
    },
  }
}
