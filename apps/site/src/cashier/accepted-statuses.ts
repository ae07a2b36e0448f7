const accepted: readonly string[] = ['ok', 'success', 'confirmed', 'pending', 'waiting', 'checkedOut']

/** Whether a status means that a deposit or withdrawal was taken: the money is there, or on its way. */
export const isAccepted = (status: string): boolean => accepted.includes(status)
