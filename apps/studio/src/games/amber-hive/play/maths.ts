import { canonicalText } from '../../../engine/fairness/canonical-text.ts'

/** A symbol of Amber Hive by its letter: W is the queen, D a drop of honey. */
export type ReelSymbol = 'W' | 'D' | PayingSymbol
export type PayingSymbol = 'A' | 'B' | 'C' | 'E' | 'F' | 'G'

/** Everything that decides what Amber Hive pays, and nothing else; `mathsHash` covers its canonical text. */
export const maths = {
  gameId: 'amber-hive',
  version: 1,
  /** Each strip has 32 stops. A stop is the symbol in the top row; the next two are below it. */
  strips: [
    'GFEGDDFCGABFEGCFGEBDDGFCEAGFBCGE',
    'FGEWGFDDCEGFABGCEFGBDDFGECAGFBEG',
    'EGFCDDGFWEBGAFGCEDDGFBEGCFAGWBEG',
    'GFBEGDDCFGWEAFGBCEGFDDGECFGABFEG',
    'FGDDECGFBGAEFGCBDDGEFGCEFAGBFCEG',
  ],
  /** The row on each reel, left to right. */
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [1, 0, 1, 2, 1],
  ],
  /** The queen stands for every symbol but honey. */
  wild: 'W',
  /** The pay of three, four and five of a kind on a line from the left, times the line stake. */
  pays: {
    A: [40, 200, 1000],
    B: [25, 90, 300],
    C: [15, 45, 150],
    E: [10, 25, 80],
    F: [6, 18, 50],
    G: [5, 12, 30],
  },
  honey: {
    symbol: 'D',
    /** So many drops in the window begin the respins: they stay, and each further drop sets the respins back to all. */
    begins: 6,
    respins: 3,
    /** In a respin a free cell takes a drop in one of so many. */
    oneIn: 18,
    /** What a drop holds, times the stake, and in how many of 64 drops. */
    values: [
      { times: 1, weight: 40 },
      { times: 2, weight: 14 },
      { times: 3, weight: 5 },
      { times: 5, weight: 3 },
      { times: 10, weight: 1 },
      { times: 25, weight: 1 },
    ],
    /** What a comb with no free cell pays besides, times the stake. */
    fullComb: 500,
  },
} as const

export const stopsPerStrip = 32
export const rowCount = 3
/** The number of lines in every round. */
export const lineCount = maths.lines.length

/** Amber Hive's exact return: a fraction, by enumeration of its lines and of all ways that honey can gather. */
export const exactReturn = {
  of: 1871923554247388347640163129485756271768019967943050875379280991444187979946105164812953728315761567026427278795344521696387058489230562273421592165988549794826319367587687n,
  in: 1952548609590939118312471201660804687535789388003670863871107830769545773084168135524593833691951630101189061544596769556531007177680872831820049077374741670734513114710016n,
}

/** The name of a full comb to the platform, whose jackpots it can win. */
export const fullComb = 'fullComb'

/** How likely a round fills the comb: a fraction, by the same enumeration. */
export const fullCombChance = {
  of: 6510278324964850157923376977356614161045994154178850178097559297618763381306335594720737570148646596025013974490736663054342832748605214419326693667336085008935061373n,
  in: 91525716074575271170897087577850219728240127562672071743958179567322458113320381352715335954310232660993237259902973572962390961453790913991564800501941015815680302252032n,
}

/** Amber Hive's return to player in percent. */
export const returnPercent = '95.87'

/** Returns the mathematics as canonical text, with keys in alphabetical order. */
export const canonicalMaths = (): string => canonicalText(maths)
