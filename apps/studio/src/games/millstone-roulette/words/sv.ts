import type { MillstoneWords } from './index.ts'

/** Millstone Roulette's own texts in Swedish. */
export const swedish: MillstoneWords = {
  game: 'Millstone Roulette',
  idle: 'Lägg marker på bordet och snurra sedan.',
  scriptText: 'Millstone Roulette behöver JavaScript.',
  spinning: 'Kulan rullar',
  last: 'Besökets senaste nummer',
  rulesTitle: 'Så går en runda till',
  rulesText:
    'Välj en mark och lägg den på nummer, på gränser mellan dem eller på chanser. Snurra sedan: kulan faller i ett av 37 fack. Marker vars nummer har den betalas och kommer tillbaka, alla andra är förlorade.',
}
