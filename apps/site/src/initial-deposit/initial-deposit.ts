const place = 'initial-deposit-amount'

/** Keeps the amount that somebody wants to deposit while they sign up at a service elsewhere. */
export function keepInitialDeposit(amount: string): void {
  try {
    localStorage.setItem(place, amount)
  } catch {
    // Without storage nothing is deposited by itself.
  }
}

/** Returns the amount with two decimals; undefined if what is kept is not a number above zero. */
export function readInitialDeposit(storage: Pick<Storage, 'getItem'> = localStorage): string | undefined {
  const kept = storage.getItem(place)?.trim() ?? ''
  const amount = kept === '' ? Number.NaN : Number(kept)
  return Number.isFinite(amount) && amount > 0 && amount < 1e9 ? amount.toFixed(2) : undefined
}

export function forgetInitialDeposit(): void {
  localStorage.removeItem(place)
}
