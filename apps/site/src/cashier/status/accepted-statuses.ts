const accepted: readonly string[] = ['ok', 'success', 'confirmed', 'pending', 'waiting', 'checkedOut']

/** Whether a status means that a deposit or withdrawal was taken: the money is there, or on its way. */
export const isAccepted = (status: string): boolean => accepted.includes(status)

/** Of a deposit that was taken: that it waits for limits, where it does. */
export const waitsFor = ({ limitRequire }: { limitRequire: boolean }): { limitFirst?: true } => (limitRequire ? { limitFirst: true } : {})
