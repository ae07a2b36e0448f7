export { readGameMenu, readShelf } from './read-lobby.ts'
export { groupsUnder, shelvesOf } from './shelves-of.ts'
