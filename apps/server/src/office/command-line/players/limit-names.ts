/** The types of limits, as commands name them. */
export const limitTypes = ['deposit', 'session', 'loss', 'wager', 'maxBalance', 'netDeposit'] as const
/** The periods of limits; `permanent` is of those that have none. */
export const limitPeriods = ['daily', 'weekly', 'monthly', 'permanent'] as const
