import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Opens the operators' metrics, served in Prometheus text format at /metrics. */
export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'fairhouse_' })
  const registers = [registry]
  return {
    registry,
    calls: new Histogram({
      name: 'fairhouse_call_seconds',
      help: 'Duration of API calls',
      labelNames: ['call', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
    refusals: new Counter({ name: 'fairhouse_refusals_total', help: 'Refused calls by error', labelNames: ['error'], registers }),
    notices: new Counter({
      name: 'fairhouse_notices_total',
      help: 'Provider notices by provider and outcome',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    walletCalls: new Counter({
      name: 'fairhouse_wallet_calls_total',
      help: 'Studio wallet calls by kind and code',
      labelNames: ['call', 'code'],
      registers,
    }),
    jobs: new Gauge({ name: 'fairhouse_jobs', help: 'Jobs by kind: running, due, dead', labelNames: ['kind', 'state'], registers }),
    oldestJob: new Gauge({
      name: 'fairhouse_jobs_oldest_due_seconds',
      help: 'How long the oldest job of a kind has been due without being taken',
      labelNames: ['kind'],
      registers,
    }),
    streams: new Gauge({ name: 'fairhouse_push_streams', help: 'Open push streams', registers }),
  }
}
export type Metrics = ReturnType<typeof openMetrics>
