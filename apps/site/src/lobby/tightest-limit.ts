import type { LimitPeriod } from '@fairhouse/contract'

/** The deposit limit that leaves the least. */
export function tightestLimit(limits: readonly LimitPeriod[]): LimitPeriod | undefined {
  const set = limits.filter((limit) => limit.type === 'deposit' && limit.limited && limit.availableAmount !== null)
  return set.reduce<LimitPeriod | undefined>(
    (least, limit) => (least && !isBelow(limit.availableAmount, least.availableAmount) ? least : limit),
    undefined,
  )
}

/** Compares two decimal strings of one currency, which have the same number of digits after the dot. */
function isBelow(a: string | null, b: string | null): boolean {
  const [left, right] = [a ?? '', b ?? ''].map((amount) => amount.replace('.', '').replace(/^0+(?=\d)/, ''))
  return left!.length !== right!.length ? left!.length < right!.length : left! < right! // both exist: two were mapped
}
