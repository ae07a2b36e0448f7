import type { RouletteWords } from './index.ts'

/** What both wheels say, in Finnish. */
export const finnish: RouletteWords = {
  red: 'punainen',
  black: 'musta',
  green: 'vihreä',
  pocketName: '{number} {colour}',
  straight: 'Numero {number}',
  between: 'Numeroiden {numbers} välissä',
  names: {
    low: '1–18',
    high: '19–36',
    even: 'Parillinen',
    odd: 'Pariton',
    red: 'Punainen',
    black: 'Musta',
    dozen1: 'Ensimmäinen tusina, 1–12',
    dozen2: 'Toinen tusina, 13–24',
    dozen3: 'Kolmas tusina, 25–36',
    column1: 'Ensimmäinen sarake (2:1), 1–34',
    column2: 'Toinen sarake (2:1), 2–35',
    column3: 'Kolmas sarake (2:1), 3–36',
  },
  paysTitle: 'Mitä se maksaa',
  paysNumber: 'Numero',
  paysThird: 'Tusina tai sarake',
  paysEven: 'Punainen tai musta, parillinen tai pariton, 1–18 tai 19–36',
  paysTo: '{pays}:1',
  zeroRule: 'Nollalla voittaa vain panos nollalle.',
  returnRule: 'Pitkällä aikavälillä jokainen panos palauttaa {rtp} panostetusta (tarkalleen 36/37), minkä tahansa valitsetkin.',
  felt: 'Pöytä: aseta pelimerkkejä numeroille ja mahdollisuuksille',
  wheel: 'Pyörä',
}
