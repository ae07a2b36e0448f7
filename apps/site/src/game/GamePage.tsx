import { PlayGame } from './PlayGame.tsx'

/** /{group}-games/{id}/{type}: the studio's game in the whole height of the page. */
export function GamePage() {
  return <PlayGame />
}
