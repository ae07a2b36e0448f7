import { createHash } from 'node:crypto'

/** A coin: its price in euros, and its digits. */
type Asset = { id: string; code: string; euros: string; digits: number; contract?: string }

const list: Asset[] = [
  { id: 'BTC-CHAIN', code: 'BTC', euros: '60000', digits: 8 },
  { id: 'LTC-CHAIN', code: 'LTC', euros: '75', digits: 8 },
  { id: 'ETH-CHAIN', code: 'ETH', euros: '2500', digits: 18 },
  { id: 'USDT-CHAIN', code: 'USDT', euros: '0.86', digits: 6, contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
]
export const assets: Readonly<Record<string, Asset>> = Object.fromEntries(list.map((asset) => [asset.id, asset]))

const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/**
 * Returns a new address for each payment, derived from a secret: bech32 of a witness program, or 20 bytes in
 * hexadecimal.
 */
export function addressOf({ code }: Asset, secret: string): string {
  const bytes = createHash('sha256').update(`address ${secret}`).digest().subarray(0, 20)
  if (code === 'ETH' || code === 'USDT') return `0x${bytes.toString('hex')}`
  return bech32Of(code === 'LTC' ? 'ltc' : 'bc', [0, ...fives(bytes)])
}

/** Bytes as groups of five bits. */
function fives(bytes: Buffer): number[] {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: bits.length / 5 }, (_, place) => Number.parseInt(bits.slice(place * 5, place * 5 + 5), 2))
}

function bech32Of(prefix: string, values: number[]): string {
  const letters = [...prefix].map((letter) => letter.charCodeAt(0))
  const head = [...letters.map((code) => code >> 5), 0, ...letters.map((code) => code & 31)]
  const mod = polymod([...head, ...values, 0, 0, 0, 0, 0, 0]) ^ 1
  const check = Array.from({ length: 6 }, (_, place) => (mod >> (5 * (5 - place))) & 31)
  return `${prefix}1${[...values, ...check].map((value) => bech32[value]).join('')}`
}

function polymod(values: number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [place, part] of generator.entries()) if ((top >> place) & 1) sum ^= part
  }
  return sum >>> 0
}

const eurosOf: Readonly<Record<string, string>> = { EUR: '1', GBP: '1.15', SEK: '0.0875', USD: '0.86' }

/** Converts an amount into coins, rounded up to the last digit that wallets show (8 at most). */
export function cryptoAmount({ euros, digits }: Asset, amount: string, currency: string): string {
  const shown = Math.min(digits, 8)
  const scale = 10n ** 12n
  const worth = (fixed(amount) * fixed(eurosOf[currency] ?? '1')) / scale
  const coins = (worth * 10n ** BigInt(shown) + fixed(euros) - 1n) / fixed(euros)
  const text = coins.toString().padStart(shown + 1, '0')
  return `${text.slice(0, -shown)}.${text.slice(-shown)}`
}

/** Returns a decimal times 10 to the 12th. */
const fixed = (text: string): bigint => BigInt((text.split('.')[0] ?? '0') + (text.split('.')[1] ?? '').padEnd(12, '0'))

/** Returns the link that a wallet opens: BIP 21 for coins with their own chain, ERC-681 for ether and tokens. */
export function linkOf({ code, digits, contract }: Asset, address: string, amount: string): string {
  const isOpen = /^0*\.0*$/.test(amount)
  const smallest = (BigInt(amount.replace('.', '')) * 10n ** BigInt(digits - (amount.split('.')[1]?.length ?? 0))).toString()
  if (code === 'USDT') return `ethereum:${contract}@1/transfer?address=${address}${isOpen ? '' : `&uint256=${smallest}`}`
  if (code === 'ETH') return `ethereum:${address}@1${isOpen ? '' : `?value=${smallest}`}`
  return `${code === 'LTC' ? 'litecoin' : 'bitcoin'}:${address}${isOpen ? '' : `?amount=${amount.replace(/\.?0+$/, '')}`}`
}
