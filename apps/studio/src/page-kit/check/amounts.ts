import { decimalsOf, decimalText } from '../../engine/rounds/stakes.ts'
import { moneyText } from '../money.ts'

/** Reads and writes amounts of one currency. */
export type Amounts = { read: (text: string) => bigint | null; write: (minor: bigint) => string }

const usualDecimals = 2

/** Reads and writes amounts of a currency; of an unknown one as plain numbers of two decimals. */
export function amountsOf(currency: string, language: string): Amounts {
  const isKnown = /^[A-Z]{3}$/.test(currency)
  const decimals = isKnown ? decimalsOf(currency) : usualDecimals
  return {
    read: (text) => minorOf(text, decimals),
    write: (minor) => (isKnown ? moneyText(minor, currency, language) : decimalText(minor, decimals)),
  }
}

function minorOf(text: string, decimals: number): bigint | null {
  const match = /^(\d{1,12})(?:[.,](\d{1,8}))?$/.exec(text.trim())
  const [, whole = '', part = ''] = match ?? []
  return match && part.length <= decimals ? BigInt(whole + part.padEnd(decimals, '0')) : null
}
