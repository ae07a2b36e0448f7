const shape = /^(-?)(\d{1,30})(?:\.(\d{1,18}))?$/

/**
 * Compares two decimal strings exactly. Returns a number below, at or above zero; undefined if one is not a decimal.
 */
export function compareDecimals(left: string, right: string): number | undefined {
  const [a, b] = [scaled(left), scaled(right)]
  if (a === undefined || b === undefined) return undefined
  return a < b ? -1 : a > b ? 1 : 0
}

/** Returns the number of digits after the point; undefined if the text is not a decimal. */
export function decimalsOf(text: string): number | undefined {
  const match = shape.exec(text)
  return match ? (match[3]?.length ?? 0) : undefined
}

function scaled(text: string): bigint | undefined {
  const match = shape.exec(text)
  if (!match) return undefined
  const size = BigInt(match[2]! + (match[3] ?? '').padEnd(18, '0')) // the pattern always fills its second group
  return match[1] ? -size : size
}
