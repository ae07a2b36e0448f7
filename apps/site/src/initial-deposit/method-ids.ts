/** The payment methods that the pages treat by name. */
export const methodIds = {
  payAndPlay: 440001,
  signUpDeposit: 440003,
} as const
