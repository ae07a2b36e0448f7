import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Opens the studio's metrics, served in Prometheus text format at /metrics. Their names begin with `studio_`. */
export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'studio_' })
  return { registry, ...callMetrics([registry]), ...waitingMetrics([registry]) }
}
export type Metrics = ReturnType<typeof openMetrics>

/** What the studio asks the wallet, and what is written in its rooms. */
const callMetrics = (registers: Registry[]) => ({
  walletCalls: new Histogram({
    name: 'studio_wallet_call_seconds',
    help: 'Duration of calls of the wallet by call and code of the answer; NO_ANSWER: nothing says what the wallet did',
    labelNames: ['call', 'code'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers,
  }),
  alarms: new Counter({
    name: 'studio_alarms_total',
    help: 'Calls that must arrive and need a person, by code',
    labelNames: ['code'],
    registers,
  }),
  chat: new Counter({
    name: 'studio_chat_messages_total',
    help: 'Messages that players wrote, by outcome: written, or the code of the refusal',
    labelNames: ['outcome'],
    registers,
  }),
})

/** What waits in the database. Of what does not wait there is no age: it is 0. */
const waitingMetrics = (registers: Registry[]) => ({
  rounds: new Gauge({ name: 'studio_rounds_open', help: 'Rounds that are not over, by status', labelNames: ['status'], registers }),
  oldestRound: new Gauge({
    name: 'studio_rounds_oldest_seconds',
    help: 'How long ago the oldest round of a status began',
    labelNames: ['status'],
    registers,
  }),
  sendings: new Gauge({
    name: 'studio_outbox_waiting',
    help: 'Calls of the wallet that must arrive and have not',
    labelNames: ['call'],
    registers,
  }),
  oldestSending: new Gauge({
    name: 'studio_outbox_oldest_seconds',
    help: 'How old the oldest call is that has not arrived',
    labelNames: ['call'],
    registers,
  }),
  lateSending: new Gauge({
    name: 'studio_outbox_late_seconds',
    help: 'By how much the next attempt of a call is late',
    labelNames: ['call'],
    registers,
  }),
  lateTable: new Gauge({
    name: 'studio_shared_rounds_late_seconds',
    help: 'How long ago a round of a live table should have been over',
    labelNames: ['game'],
    registers,
  }),
  failingWork: new Gauge({ name: 'studio_due_work_failing', help: 'Kinds of work by the clock whose last run failed', registers }),
  reports: new Gauge({
    name: 'studio_chat_reports_waiting',
    help: 'Reported messages that the house has not looked at',
    registers,
  }),
})
