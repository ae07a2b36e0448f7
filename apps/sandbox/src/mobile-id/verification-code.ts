/** Returns the code on the phone by the published rule: the hash's first six bits followed by its last seven. */
export function codeOf(hash: Buffer): string {
  const bits = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return `000${Number.parseInt(bits.slice(0, 6) + bits.slice(-7), 2)}`.slice(-4)
}
