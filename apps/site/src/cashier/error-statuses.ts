/** The statuses that a deposit or Continue play ends badly with. */
export const errorStatuses: readonly string[] = ['error', 'cancelled', 'failed', 'rejected', 'limitExceeded']

/** The statuses that mean: the provider has taken it. */
export const acceptedStatuses: readonly string[] = ['ok', 'success', 'confirmed', 'pending', 'waiting', 'checkedOut']
