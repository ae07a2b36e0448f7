export { runFlow, type Entering, type FlowState, type RunningFlow } from './run-flow.ts'
export { useFlow } from './use-flow.ts'
