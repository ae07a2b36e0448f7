export { isMarked } from './mark.sql.ts'
export { markPlayer } from './mark-player.ts'
export { readMark } from './read-mark.ts'
