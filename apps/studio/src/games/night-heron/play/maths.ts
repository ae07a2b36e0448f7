import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** A symbol of Night Heron by its letter: H is the heron, S the moon that scatters. */
export type ReelSymbol = 'H' | 'S' | PayingSymbol
export type PayingSymbol = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'K'

/** Everything that decides what Night Heron pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths = {
  gameId: 'night-heron',
  version: 1,
  /** Each strip has 32 stops. A stop is the symbol in the top row; the next two are below it. */
  strips: [
    'SGKAFEBKGDFCKEGFBKDGEFCKGDAFEBGK',
    'HGKEFADGKBFECKGDSFKEBGCFKDGEAFKC',
    'GKHFEDKGCFBEKGASDFKGECFBKDGAEFKD',
    'KGEHDFKAGECFBKDGEFSKBGFDECKGAFCE',
    'GFKSEDGKBFACEKGDFBKEGCFKDGEAFKGE',
  ],
  rows: 3,
  /** A heron fills its reel, and stands for every symbol but the moon. */
  wild: 'H',
  scatter: 'S',
  /** The pay of three, four and five of a kind on adjacent reels from the left, for each way, times a twentieth of the stake. */
  pays: {
    A: [12, 40, 130],
    B: [10, 26, 80],
    C: [7, 17, 50],
    D: [5, 13, 38],
    E: [3, 6, 20],
    F: [2, 5, 13],
    G: [1, 4, 10],
    K: [1, 3, 8],
  },
  stakeParts: 20,
  /** What three, four and five moons anywhere pay, times the stake, and how many free spins they bring. */
  moons: { pays: [2, 10, 50], spins: [8, 10, 12] },
} as const

/** The number of stops on a strip. */
export const stopsPerStrip = 32

/** Night Heron's exact return: a fraction, by enumeration of its reels. */
export const exactReturn = {
  of: 254213318460935684382404040419252517023053463681605717176802347723n,
  in: 263280729171392966744795069209176080797237738501372778135777443840n,
}

/** Night Heron's return to player in percent. */
export const returnPercent = '96.56'

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
