/** What the control room watches: a topic is said whenever something about it has changed. */
export type Changes = {
  say: (topic: string) => void
  /** Calls back at each change until the returned function is called. */
  watch: (heard: (topic: string) => void) => () => void
}

/** A board on which changes are said and heard within this process. */
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
