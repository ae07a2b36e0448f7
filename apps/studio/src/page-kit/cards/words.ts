import { ranks, type Rank, type Suit } from '../../engine/cards/card.ts'
import type { WordsByLanguage } from '../words/index.ts'

/** How cards are called. */
export type CardWords = { card: string; cardHidden: string; suits: Record<Suit, string>; ranks: Record<Rank, string> }

const named = (all: string): Record<Rank, string> => {
  const names = all.split(' ')
  return Object.fromEntries(ranks.map((rank, at) => [rank, names[at] ?? rank])) as Record<Rank, string> // one for each rank
}

/** The names of the cards by language. */
export const cardWords: WordsByLanguage<CardWords> = {
  en: {
    card: '{rank} of {suit}',
    cardHidden: 'face down',
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    ranks: named('2 3 4 5 6 7 8 9 10 jack queen king ace'),
  },
  de: {
    card: '{suit} {rank}',
    cardHidden: 'verdeckt',
    suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
    ranks: named('Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König Ass'),
  },
  fi: {
    card: '{suit}{rank}',
    cardHidden: 'kuvapuoli alaspäin',
    suits: { S: 'pata', H: 'hertta', D: 'ruutu', C: 'risti' },
    ranks: named('kakkonen kolmonen nelonen viitonen kutonen seiska kasi ysi kymppi jätkä kuningatar kuningas ässä'),
  },
  sv: {
    card: '{suit} {rank}',
    cardHidden: 'med baksidan upp',
    suits: { S: 'spader', H: 'hjärter', D: 'ruter', C: 'klöver' },
    ranks: named('två tre fyra fem sex sju åtta nio tio knekt dam kung ess'),
  },
  nl: {
    card: '{suit} {rank}',
    cardHidden: 'dicht',
    suits: { S: 'schoppen', H: 'harten', D: 'ruiten', C: 'klaveren' },
    ranks: named('twee drie vier vijf zes zeven acht negen tien boer vrouw heer aas'),
  },
  et: {
    card: '{suit} {rank}',
    cardHidden: 'pildiga allapoole',
    suits: { S: 'poti', H: 'ärtu', D: 'ruutu', C: 'risti' },
    ranks: named('kaks kolm neli viis kuus seitse kaheksa üheksa kümme poiss emand kuningas äss'),
  },
  ar: {
    card: '{rank} {suit}',
    cardHidden: 'مقلوبة',
    suits: { S: 'البستوني', H: 'الكوبا', D: 'الديناري', C: 'السباتي' },
    ranks: named('اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة ولد ملكة ملك آس'),
  },
}
