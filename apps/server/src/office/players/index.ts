import { listPlayerNumbers, listPlayers } from './list-players.ts'
import { readHead } from './read-head.ts'
import { revealPlayer } from './reveal.ts'
import { readSessionRounds } from './session-rounds.ts'
import { readTimeline } from './timeline.ts'

/** What does the calls that read players. */
export const playerHandlers = { listPlayers, listPlayerNumbers, readPlayer: readHead, readTimeline, readSessionRounds, revealPlayer }
export { playerToActOn, playerToRead, reaches } from './the-player.ts'
export { maskedAddress, maskedNumber, maskedPhone, maskedWord } from './masks.ts'
export { actorName, readable } from './event-view.ts'
export { fieldsOf } from './reveal.ts'
