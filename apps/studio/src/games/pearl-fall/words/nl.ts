import type { PearlWords } from './index.ts'

/** Pearl Fall's own texts in Dutch. */
export const dutch: PearlWords = {
  game: 'Pearl Fall',
  idle: 'Kies rijen en risico. Bij elke pin valt de parel naar links of rechts.',
  level1: 'Een mooie parel',
  level2: 'Een parelsnoer',
  level3: 'De parel van de oceaan',
  scriptText: '{game} heeft JavaScript nodig.',
  spin: 'Laat de parel vallen',
  rows: 'Rijen',
  risk: 'Risico',
  low: 'Laag',
  medium: 'Gemiddeld',
  high: 'Hoog',
  boardName: 'Rijen: {rows}, risico: {risk}',
  board: '{board}. De bakjes betalen van links naar rechts: {pays}.',
  fell: 'Bakje {cup} van {cups} betaalt {pays}',
  way: 'De weg van de parel: {steps}.',
  left: 'links',
  right: 'rechts',
  cups: 'Bakjes',
  chance: 'Kans',
  prizesTitle: 'Prijzen van het gekozen bord',
  wayRule:
    'Bij elke pin beslist één willekeurige bit of de parel naar links of rechts valt, beide even waarschijnlijk. Je ziet precies de weg die is getrokken.',
  riskRule:
    'Het risico verandert alleen wat de bakjes betalen, nooit hoe de parel valt. Elk bakje betaalt iets; de meeste in het midden minder dan de inzet.',
  returnRule:
    'Op den duur geeft {game} {rtp} van alle inzetten terug. Dat hangt af van het bord en is geteld over alle wegen die de parel kan nemen:',
}
