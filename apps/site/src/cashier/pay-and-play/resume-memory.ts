const place = 'token-resume'
const gameAfterLogin = 'game-after-login'

/** The Continue play that this tab was in the middle of; it survives a reload and the way to the bank. */
export const readResume = (): string | undefined => read(place)

/** Keeps it, with the game that is to open after the login; or forgets it. */
export function keepResume(token: string | undefined, game?: string): void {
  try {
    if (token === undefined) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, token)
    if (token !== undefined && game) sessionStorage.setItem(gameAfterLogin, game)
  } catch {
    // Without storage a reload starts over.
  }
}

/** The game that was to open after the login; told once. */
export function takeGame(): string | undefined {
  const game = read(gameAfterLogin)
  if (game) sessionStorage.removeItem(gameAfterLogin)
  return game
}

function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}
