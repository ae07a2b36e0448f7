export { mountStudioDoors } from './registry.ts'
