import { createHash } from 'node:crypto'

/** Digits that a text decides. */
export const digitsFrom = (text: string, count: number): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(-count)
    .padStart(count, '0')
