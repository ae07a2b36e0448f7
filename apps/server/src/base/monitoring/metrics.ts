import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Opens the operators' metrics, served in Prometheus text format at /metrics. */
export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'fairhouse_' })
  return {
    registry,
    ...callMetrics([registry]),
    ...workMetrics([registry]),
    ...machineMetrics([registry]),
    ...backupMetrics([registry]),
    ...ledgerMetrics([registry]),
  }
}
export type Metrics = ReturnType<typeof openMetrics>

/** Calls of browsers, studios and payment providers, and ours to those. */
const callMetrics = (registers: Registry[]) => ({
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
  providerCalls: new Histogram({
    name: 'fairhouse_provider_call_seconds',
    help: 'Duration of our calls to payment providers: answered, refused, failed, unreachable',
    labelNames: ['provider', 'outcome'],
    buckets: [0.1, 0.5, 2, 10],
    registers,
  }),
  walletCalls: new Histogram({
    name: 'fairhouse_wallet_call_seconds',
    help: 'Duration of studio wallet calls by studio, kind and code',
    labelNames: ['studio', 'call', 'code'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers,
  }),
})

/** What waits: jobs, the queues of the office, payouts on their way. */
const workMetrics = (registers: Registry[]) => ({
  jobs: new Gauge({ name: 'fairhouse_jobs', help: 'Jobs by kind: running, due, dead', labelNames: ['kind', 'state'], registers }),
  oldestJob: new Gauge({
    name: 'fairhouse_jobs_oldest_due_seconds',
    help: 'How long the oldest job of a kind has been due without being taken',
    labelNames: ['kind'],
    registers,
  }),
  queueItems: new Gauge({
    name: 'fairhouse_queue_items',
    help: 'Items that wait in a queue of the office',
    labelNames: ['queue'],
    registers,
  }),
  queueOverdue: new Gauge({
    name: 'fairhouse_queue_overdue_seconds',
    help: 'How long ago the first item of a queue should have been decided; 0 before',
    labelNames: ['queue'],
    registers,
  }),
  payouts: new Gauge({
    name: 'fairhouse_payouts_on_their_way',
    help: 'Payouts that were sent and are neither paid nor returned',
    labelNames: ['provider'],
    registers,
  }),
  oldestPayout: new Gauge({
    name: 'fairhouse_payouts_oldest_seconds',
    help: 'How long the oldest payout of a provider has been on its way',
    labelNames: ['provider'],
    registers,
  }),
})

/** The process and its database. */
const machineMetrics = (registers: Registry[]) => ({
  connections: new Gauge({
    name: 'fairhouse_database_connections',
    help: 'Connections to the database that are used or idle, and calls that wait for one',
    labelNames: ['state'],
    registers,
  }),
  standbys: new Gauge({ name: 'fairhouse_standby_connected', help: '1 while a standby follows', labelNames: ['slot'], registers }),
  standbyBehind: new Gauge({
    name: 'fairhouse_standby_behind_bytes',
    help: 'Write-ahead log that is kept for a standby',
    labelNames: ['slot'],
    registers,
  }),
  streams: new Gauge({ name: 'fairhouse_push_streams', help: 'Open push streams', registers }),
})

/** Ages are by the database's clock. */
const backupMetrics = (registers: Registry[]) => ({
  backupAge: new Gauge({ name: 'fairhouse_backup_age_seconds', help: 'How long ago the last backup was taken', registers }),
  rehearsalAge: new Gauge({ name: 'fairhouse_rehearsal_age_seconds', help: 'How long ago a restore was rehearsed', registers }),
  rehearsalGood: new Gauge({ name: 'fairhouse_rehearsal_good', help: '1 if the last rehearsal found nothing wrong', registers }),
  archivedAge: new Gauge({
    name: 'fairhouse_log_archived_age_seconds',
    help: 'How long ago a piece of the database log was archived last',
    registers,
  }),
  archiveFails: new Gauge({ name: 'fairhouse_log_archive_fails', help: '1 while archiving the log fails', registers }),
})

/** What `fairhouse ledger verify` has found; ages are by the database's clock. */
const ledgerMetrics = (registers: Registry[]) => ({
  ledgerAge: new Gauge({
    name: 'fairhouse_ledger_verified_age_seconds',
    help: 'How long ago a walk through the ledger, daily or full, last found nothing wrong',
    registers,
  }),
  ledgerUpTo: new Gauge({
    name: 'fairhouse_ledger_verified_up_to_timestamp_seconds',
    help: 'The moment up to which the ledger was verified, as Unix time',
    registers,
  }),
  ledgerFaults: new Gauge({
    name: 'fairhouse_ledger_faults',
    help: 'Faults that the last walk found, by kind of walk: daily, full',
    labelNames: ['walk'],
    registers,
  }),
})
