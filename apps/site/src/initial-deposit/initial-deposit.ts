const place = 'initial-deposit-amount'

/** Keeps how much somebody wants to deposit who is about to sign up at a service elsewhere. */
export function keepInitialDeposit(amount: string): void {
  try {
    localStorage.setItem(place, amount)
  } catch {
    // Without storage nothing is deposited by itself.
  }
}

/** The amount with the two digits of every currency here; nothing where what is kept is no number above zero. */
export function readInitialDeposit(storage: Pick<Storage, 'getItem'> = localStorage): string | undefined {
  const kept = storage.getItem(place)?.trim() ?? ''
  const amount = kept === '' ? Number.NaN : Number(kept)
  return Number.isFinite(amount) && amount > 0 && amount < 1e9 ? amount.toFixed(2) : undefined
}

export function forgetInitialDeposit(): void {
  localStorage.removeItem(place)
}
