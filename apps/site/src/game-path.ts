/** Whether an address is a game being played. */
export function isGamePage(path: string): boolean {
  return /^\/(games|[^/]+-games)\/[^/]+\/(real|demo)\/?$/.test(path)
}
