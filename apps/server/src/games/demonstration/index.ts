export { demonstrationGames } from './games.ts'
export { demonstrationProviders } from './providers.ts'
