/** A message of a payment page to the cashier. */
export type DepositMessage = {
  readonly type: 'deposit'
  readonly value: string
  readonly reference?: string
  readonly providerReference?: string
  readonly fingerPrint?: 'Y' | 'N' | 'U'
  /** The result of a hidden frame or a wallet: texts by name. */
  readonly data?: Readonly<Record<string, string>>
  /** With `cardProviderRedirect`: where to redirect. */
  readonly url?: string
  /** With `ready`: the height of the page in CSS pixels. */
  readonly height?: number
}

/** Reads a payment page's message. Returns undefined for anything else. */
export function readDepositMessage(data: unknown): DepositMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, value, reference, providerReference, fingerPrint, height, data: given, url } = data as Record<string, unknown> // each field is checked below
  if (type !== 'deposit' || typeof value !== 'string' || value.length > 40) return undefined
  return {
    type,
    value,
    ...(typeof given === 'object' && given !== null ? { data: textsIn(given) } : {}),
    ...(typeof url === 'string' && url.length <= 2000 ? { url } : {}),
    ...(isReference(reference) ? { reference } : {}),
    ...(isReference(providerReference) ? { providerReference } : {}),
    ...(typeof height === 'number' && height > 0 && height < 4000 ? { height: Math.ceil(height) } : {}),
    ...(fingerPrint === 'Y' || fingerPrint === 'N' || fingerPrint === 'U' ? { fingerPrint } : {}),
  }
}

function isReference(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 120
}

const mostTexts = 30
const mostLetters = 6000

/** Returns those values that are texts; drops the rest. */
const textsIn = (given: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given)
      .filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1].length <= mostLetters && pair[0].length <= 60)
      .slice(0, mostTexts),
  )
