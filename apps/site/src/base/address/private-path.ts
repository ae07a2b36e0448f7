import { isGamePage } from './game-path.ts'

/** Whether a page is about one person, or should not be found by searching. */
export function isPrivate(path: string): boolean {
  return (
    /^\/(?:(?:my|logout|blocked|pending-rounds|activation|set-password|forgot-password|StyleGuide)(?:\/|$)|poker-)/.test(path) ||
    isGamePage(path)
  )
}
