export { GameGrid } from './games/GameGrid.tsx'
export { groupName } from './games/group-name.ts'
export { preloadGames } from './games/preload-games.ts'
