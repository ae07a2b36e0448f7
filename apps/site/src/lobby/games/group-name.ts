import type { Texts } from '@fairhouse/messages'

/** The name of a game group; one that we have no word for is shown by its own name. */
export function groupName(texts: Texts, id: string): string {
  const key = `lobby.group.${id}`
  return texts.has(key) ? texts.t(key) : id.charAt(0).toUpperCase() + id.slice(1)
}
