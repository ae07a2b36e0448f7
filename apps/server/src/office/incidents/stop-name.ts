import type { Stop } from '../../settings/incidents/index.ts'

/** Names a stop for those who look at an act: `deposit · trustly · SWE`. */
export const nameOfStop = ({ kind, target, country }: Pick<Stop, 'kind' | 'target' | 'country'>): string =>
  [kind, target, country].filter(Boolean).join(' · ')
