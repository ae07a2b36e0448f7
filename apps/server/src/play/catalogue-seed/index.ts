export { mostInvented } from './invented-games.ts'
export { fillCatalogue, seedCatalogue } from './seed-catalogue.ts'
