import type { LimitPeriod, Limits } from '@fairhouse/contract'

const periods = ['daily', 'weekly', 'monthly'] as const
type Tightest = { period: (typeof periods)[number]; availableAmount: string }

/** The deposit limit that leaves the least. */
export function tightestLimit(limits: Pick<Limits, 'deposit'> | undefined): Tightest | undefined {
  const set = periods.flatMap((period): Tightest[] => {
    const limit: LimitPeriod | undefined = limits?.deposit?.[period]
    return limit?.limited && limit.availableAmount !== null ? [{ period, availableAmount: limit.availableAmount }] : []
  })
  return set.reduce<Tightest | undefined>(
    (least, limit) => (least && !isBelow(limit.availableAmount, least.availableAmount) ? least : limit),
    undefined,
  )
}

/** Compares two decimal strings of one currency, which have the same number of digits after the dot. */
function isBelow(a: string, b: string): boolean {
  const [left, right] = [a, b].map((amount) => amount.replace('.', '').replace(/^0+(?=\d)/, ''))
  return left!.length !== right!.length ? left!.length < right!.length : left! < right! // both exist: two were mapped
}
