import type { House } from '../../base/house.ts'

/** Returns by how many hours the withdrawals of each level go ahead of others, from the first level; a level keeps what lower ones bring. */
export function payoutHoursAhead({ settings }: Pick<House, 'settings'>): readonly number[] {
  if (!settings.get('fe.loyalty.enabled')) return []
  let most = 0
  return settings.get('be.loyalty.levels').map(({ benefits }) => {
    for (const benefit of benefits) if (benefit.kind === 'payout') most = Math.max(most, benefit.hours)
    return most
  })
}
