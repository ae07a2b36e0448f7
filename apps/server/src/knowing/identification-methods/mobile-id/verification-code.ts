/** Returns the code that page and phone show: the first 6 and last 7 bits of the hash as one number. */
export function verificationCode(hash: Buffer): string {
  const [first, last] = [hash[0] ?? 0, hash.at(-1) ?? 0]
  return String(((first >> 2) << 7) | (last & 0x7f)).padStart(4, '0')
}
