/** What a payment page says to the cashier. */
export type DepositMessage = {
  readonly type: 'deposit'
  readonly value: string
  readonly reference?: string
  readonly providerReference?: string
  readonly fingerPrint?: 'Y' | 'N' | 'U'
  /** With `ready`: how tall the page is, in CSS pixels. */
  readonly height?: number
}

/** Reads a payment page's message; anything else is undefined. */
export function readDepositMessage(data: unknown): DepositMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, value, reference, providerReference, fingerPrint, height } = data as Record<string, unknown> // each field is looked at below
  if (type !== 'deposit' || typeof value !== 'string' || value.length > 40) return undefined
  return {
    type,
    value,
    ...(isReference(reference) ? { reference } : {}),
    ...(isReference(providerReference) ? { providerReference } : {}),
    ...(typeof height === 'number' && height > 0 && height < 4000 ? { height: Math.ceil(height) } : {}),
    ...(fingerPrint === 'Y' || fingerPrint === 'N' || fingerPrint === 'U' ? { fingerPrint } : {}),
  }
}

function isReference(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 120
}
