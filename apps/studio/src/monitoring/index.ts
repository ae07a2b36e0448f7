export { openMetrics, type Metrics } from './metrics.ts'
export { mountMetrics } from './mount-metrics.ts'
