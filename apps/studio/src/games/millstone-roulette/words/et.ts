import type { MillstoneWords } from './index.ts'

/** Millstone Roulette's own texts in Estonian. */
export const estonian: MillstoneWords = {
  game: 'Millstone Roulette',
  idle: 'Aseta žetoonid lauale ja keeruta.',
  scriptText: 'Millstone Roulette vajab JavaScripti.',
  spinning: 'Kuul veereb',
  last: 'Selle külastuse viimased numbrid',
  rulesTitle: 'Kuidas ring käib',
  rulesText:
    'Vali žetoon ja aseta see numbritele, nendevahelisele piirile või võimalustele. Siis keeruta: kuul langeb ühte 37 pesast. Žetoonid, mille numbrites see on, makstakse välja ja tulevad tagasi, kõik teised on kaotatud.',
}
