// Runs in the game's frame: whether a visitor has the chat open, from one visit to the next.

const name = 'chat'

/** Returns whether the chat was open; null if that is not known, also where a browser keeps nothing for a page in a frame. */
export function keptUnfolded(): boolean | null {
  try {
    const kept = localStorage.getItem(name)
    return kept === null ? null : kept === 'open'
  } catch {
    return null
  }
}

/** Keeps whether the chat is open, where the browser does. */
export function keepUnfolded(isOpen: boolean): void {
  try {
    localStorage.setItem(name, isOpen ? 'open' : 'closed')
  } catch {
    // The next visit begins as the first.
  }
}
