import type { Game } from '../../engine/game.ts'
import { sessionView } from '../../engine/play/session-view.ts'
import { pokerPage } from './poker-page.ts'

/** The poker client. It is launched by the platform's own call and is on no list of games. */
export const poker: Game = {
  id: 'orchard-poker',
  path: 'poker',
  view: sessionView,
  opensAtOnce: true,
  drawPage: (session, _page, { username = '' }) => pokerPage(session, username.slice(0, 60)),
  scripts: [],
}
