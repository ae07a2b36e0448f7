const accepted: readonly string[] = ['ok', 'success', 'confirmed', 'pending', 'waiting', 'checkedOut']

/** Returns whether a status means that a deposit or withdrawal was accepted: the money is there or on its way. */
export const isAccepted = (status: string): boolean => accepted.includes(status)

/** For an accepted deposit: says if it waits for limits. */
export const waitsFor = ({ limitRequire }: { limitRequire: boolean }): { limitFirst?: true } => (limitRequire ? { limitFirst: true } : {})
