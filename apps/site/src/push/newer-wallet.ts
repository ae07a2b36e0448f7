import type { Wallet } from '@fairhouse/contract'

/** The newer of two answers about one wallet: `seq` rises with every movement, so an answer that was overtaken changes nothing. */
export function newerWallet(known: Wallet | undefined, told: Wallet): Wallet {
  if (!known || known.currency !== told.currency) return told
  return isBelow(told.seq, known.seq) ? known : told
}

function isBelow(a: string, b: string): boolean {
  if (/^\d+$/.test(a) && /^\d+$/.test(b)) return BigInt(a) < BigInt(b)
  return a < b
}
