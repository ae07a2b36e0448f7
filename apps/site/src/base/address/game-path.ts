/** Returns whether an address is a game being played. */
export function isGamePage(path: string): boolean {
  return /^\/(games|[^/]+-games)\/[^/]+\/(real|demo)\/?$/.test(path)
}

type Known = { readonly game: { readonly group?: string; readonly friendlyId: string } }

/** The one address of a game that is known, whatever group and whichever of its two ids stand in the path; any other path as it is. */
export function gameAddress(path: string, known: (id: string) => Known | undefined): string {
  const [, id = '', type = ''] = /^\/[^/]+-games\/([^/]+)(\/\w+)?$/.exec(path) ?? []
  const game = id && known(id)?.game
  return game ? `/${game.group ?? 'all'}-games/${game.friendlyId}${type}` : path
}
