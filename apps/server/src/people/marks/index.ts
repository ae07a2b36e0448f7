export { isMarked } from './is-marked.ts'
export { markPlayer } from './mark-player.ts'
export { readMark } from './read-mark.ts'
