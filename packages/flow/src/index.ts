export { runFlow, type Entering } from './run-flow.ts'
export { useFlow } from './use-flow.ts'
