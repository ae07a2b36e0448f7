/** Method ids that code has to know by name; the one place for them. */
export const methodIds = { paymentCard: 1140001, payAndPlay: 440001, signUpDeposit: 440003 } as const
