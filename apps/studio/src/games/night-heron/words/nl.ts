import type { HeronWords } from './index.ts'

/** Night Heron's own texts in Dutch. */
export const dutch: HeronWords = {
  game: 'Night Heron',
  idle: '243 wegen. De reiger vult zijn rol en staat voor de andere.',
  scriptText: '{game} heeft JavaScript nodig.',
  board: 'Rij {row}: {symbols}',
  way: '{count} keer {symbol}, wegen: {ways}',
  moons: '{count} manen',
  freeSpins: '{count} gratis spins. Reigers blijven tot het einde',
  freeSpinOf: 'Gratis spin {number} van {all}. Tot nu toe {won}',
  freeLogged: 'Gratis spin {number}: {result} {board}',
  level1: 'Een stil geluk',
  level2: 'Maansopgang',
  level3: 'Het hele moeras vliegt op',
  symbols: {
    H: 'reiger',
    S: 'maan',
    A: 'waterlelie',
    B: 'libel',
    C: 'kikker',
    D: 'slak',
    E: 'lisdodde',
    F: 'lelieblad',
    G: 'dauwdruppel',
    K: 'veer',
  },
  prizesTitle: 'Prijzen voor drie, vier en vijf',
  prizesLead: 'Voor elke weg, bij je inzet van {stake}.',
  waysRule:
    'Een weg is één symbool op elke rol van links, waar het ook staat. Wat een symbool betaalt telt één keer voor elk van zijn wegen: drie op één rol zijn drie wegen.',
  heronRule: 'Reigers komen op de drie middelste rollen. Een reiger vult zijn hele rol en staat voor elk symbool behalve de maan.',
  moonTitle: 'Manen en gratis spins',
  moonRule: 'Drie, vier of vijf manen waar dan ook betalen 2, 10 of 50 keer de hele inzet en brengen 8, 10 of 12 gratis spins.',
  freeRule:
    'Gratis spins worden meteen en zonder inzet gespeeld. Een reiger die daarin komt blijft tot de laatste op zijn rol. Manen brengen dan niets.',
  returnRule:
    'Op de lange duur geeft {game} {rtp} van alle inzetten terug, door telling van zijn rollen: 58,44 % in spins, 1,74 % door manen en 36,38 % in gratis spins, die eens in 140 rondes komen.',
}
