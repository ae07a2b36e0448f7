/** The statuses that a deposit or Continue play ends badly with. */
export const errorStatuses: readonly string[] = ['error', 'cancelled', 'failed', 'rejected', 'limitExceeded']
