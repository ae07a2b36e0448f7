import type { HiveWords } from './index.ts'

/** Amber Hive's own texts in Dutch. */
export const dutch: HiveWords = {
  game: 'Amber Hive',
  idle: 'Tien lijnen. De koningin is joker en zes honingdruppels vullen de raat.',
  scriptText: '{game} heeft JavaScript nodig.',
  board: 'Rij {row}: {symbols}',
  line: 'Lijn {line}: {count} × {symbol}',
  honeyBegins: '{count} honingdruppels. De raat gaat open',
  respinsLeft: 'Nog {count} respins',
  gathered: 'Honing tot nu toe: {won}',
  drops: 'Druppels: {count}, waard {won}',
  fullComb: 'De hele raat is vol',
  level1: 'Een zoete vondst',
  level2: 'Een gouden oogst',
  level3: 'De zomer van de koningin',
  symbols: {
    W: 'koningin',
    D: 'honing',
    A: 'honingpot',
    B: 'bij',
    C: 'zonnebloem',
    E: 'wilde roos',
    F: 'klokje',
    G: 'klaver',
  },
  prizesTitle: 'Prijzen voor drie, vier en vijf',
  prizesLead: 'Voor elke lijn, waarvan de inzet nu {line} is.',
  wildRule: 'De koningin staat voor elk symbool behalve honing. Ze is op de drie middelste rollen.',
  honeyTitle: 'Honing en respins',
  honeyRule: 'Zes honingdruppels of meer, waar dan ook in het venster, openen de raat. Ze blijven waar ze zijn.',
  respinRule:
    'Er zijn drie respins. In elke neemt een vrije cel in één op 18 een druppel op, en elke druppel die komt zet de respins terug op drie. Ze eindigen als er geen meer is of geen cel vrij is.',
  dropRule: 'Een druppel bevat 1, 2, 3, 5, 10 of 25 × de inzet: van 64 druppels 40, 14, 5, 3, 1 en 1. Alle worden aan het eind betaald.',
  fullRule: 'Een raat zonder vrije cel betaalt daarbij 500 × de inzet. Dat komt eens in 14.058 rondes.',
  linesTitle: 'De tien lijnen',
  linesRule: 'Lijnen tellen van links. Elke lijn die wint wordt betaald. De inzet dekt alle tien gelijk.',
  returnRule:
    'Op de lange duur geeft {game} {rtp} van alle inzetten terug, door telling van de rollen en van alle manieren waarop honing zich kan verzamelen: 52,12 % op lijnen, 40,20 % in druppels en 3,56 % voor de volle raat. De raat gaat eens in 45 rondes open.',
}
