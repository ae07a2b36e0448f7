export { RealityCheckChoice } from './RealityCheckChoice.tsx'
