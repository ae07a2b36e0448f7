import type { House } from '../../base/house.ts'
import type { QueueKind } from '../queues/queue-kind.ts'
import { roundsThatHang, type HangingRound } from './round-queue.sql.ts'

/** The queue of rounds that have been in play for longer than the setting says. */
export const roundQueue = ({ settings }: Pick<House, 'settings'>): QueueKind<HangingRound> => ({
  ...roundsThatHang(settings.get('office.roundPendingHours')),
  reads: 'rounds.read',
  decides: 'rounds.settle',
  moneyOf: ({ amount, currency }) => ({ amount, currency }),
})
