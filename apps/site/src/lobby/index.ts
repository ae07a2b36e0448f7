export { GameGrid } from './GameGrid.tsx'
export { preloadGames } from './preload-games.ts'
