import type { MillstoneWords } from './index.ts'

/** Millstone Roulette's own texts in Finnish. */
export const finnish: MillstoneWords = {
  game: 'Millstone Roulette',
  idle: 'Aseta pelimerkkejä pöydälle ja pyöräytä.',
  scriptText: 'Millstone Roulette tarvitsee JavaScriptin.',
  spinning: 'Kuula pyörii',
  last: 'Tämän käynnin viimeiset numerot',
  rulesTitle: 'Näin kierros etenee',
  rulesText:
    'Valitse pelimerkki ja aseta se numeroille, niiden väliselle rajalle tai mahdollisuuksille. Pyöräytä sitten: kuula putoaa yhteen 37 lokerosta. Merkit, joiden numeroissa se on, maksetaan ja palautuvat, kaikki muut menetetään.',
}
