export { gameOutcomesJob, gameOutcomesWorker } from './learn-outcomes.ts'
export { mountStudioDoors } from './registry.ts'
