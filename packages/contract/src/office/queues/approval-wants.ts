/** What the rule that approves withdrawals by itself can want besides an amount and an age of the account. */
export const approvalWants = ['validated', 'confirmed', 'closedLoop', 'active', 'nothingHeld', 'paidBefore'] as const
