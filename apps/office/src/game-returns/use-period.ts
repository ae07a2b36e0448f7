import { returnPeriods, type ReturnPeriod } from '@fairhouse/contract/office/queues/return-parts.ts'
import { useFilters } from '../base/address/address.ts'

/** The stretch of days that the address names. */
export function usePeriod(): ReturnPeriod {
  const [filters] = useFilters()
  return returnPeriods.find((one) => one === filters['period']) ?? '30'
}
