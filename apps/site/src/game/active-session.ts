const name = '$ActiveGameSessionId'

/** Notes which game session this tab plays, and tells the other tabs; null when it plays none any more. */
export function writeActiveSession(id: string | null): void {
  try {
    if (id === null) {
      // Another tab's note is not ours to take away.
      if (localStorage.getItem(name) === sessionStorage.getItem(name)) localStorage.removeItem(name)
      sessionStorage.removeItem(name)
      return
    }
    sessionStorage.setItem(name, id)
    localStorage.setItem(name, id)
  } catch {
    // A browser that keeps nothing has the server's word: it ends the older session itself.
  }
}

/** Hears which game session another tab has begun to play. */
export function onOtherTab(hear: (id: string | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.storageArea === localStorage && event.key === name) hear(event.newValue)
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
