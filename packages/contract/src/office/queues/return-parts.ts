/** The stretches that returns are looked at in: so many days up to today, or all that is known. */
export const returnPeriods = ['7', '30', '90', 'all'] as const
export type ReturnPeriod = (typeof returnPeriods)[number]

/** How a return may stand, from worst to best; `unknown` if nothing is stated to hold it against. */
export const returnGrades = ['proposal', 'alarm', 'within', 'few', 'unknown'] as const
