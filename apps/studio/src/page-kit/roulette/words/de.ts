import type { RouletteWords } from './index.ts'

/** What both wheels say, in German. */
export const german: RouletteWords = {
  red: 'rot',
  black: 'schwarz',
  green: 'grün',
  pocketName: '{number} {colour}',
  straight: 'Zahl {number}',
  between: 'Zwischen {numbers}',
  names: {
    low: '1–18',
    high: '19–36',
    even: 'Gerade',
    odd: 'Ungerade',
    red: 'Rot',
    black: 'Schwarz',
    dozen1: 'Erstes Dutzend, 1–12',
    dozen2: 'Zweites Dutzend, 13–24',
    dozen3: 'Drittes Dutzend, 25–36',
    column1: 'Erste Kolonne (2:1), 1 bis 34',
    column2: 'Zweite Kolonne (2:1), 2 bis 35',
    column3: 'Dritte Kolonne (2:1), 3 bis 36',
  },
  paysTitle: 'Was sie zahlt',
  paysNumber: 'Eine Zahl',
  paysThird: 'Ein Dutzend oder eine Kolonne',
  paysEven: 'Rot oder Schwarz, Gerade oder Ungerade, 1 bis 18 oder 19 bis 36',
  paysTo: '{pays} zu 1',
  zeroRule: 'Bei 0 gewinnt nur der Einsatz auf 0.',
  returnRule: 'Auf lange Sicht zahlt jeder Einsatz {rtp} zurück (genau 36/37), welchen Sie auch wählen.',
  felt: 'Tisch: Legen Sie Chips auf Zahlen und Chancen',
  wheel: 'Das Rad',
}
