export { GameGrid } from './games/GameGrid.tsx'
export { preloadGames } from './games/preload-games.ts'
