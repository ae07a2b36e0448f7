import type { RouletteWords } from './index.ts'

/** What both wheels say, in Swedish. */
export const swedish: RouletteWords = {
  red: 'röd',
  black: 'svart',
  green: 'grön',
  pocketName: '{number} {colour}',
  straight: 'Nummer {number}',
  between: 'Mellan {numbers}',
  names: {
    low: '1–18',
    high: '19–36',
    even: 'Jämnt',
    odd: 'Udda',
    red: 'Rött',
    black: 'Svart',
    dozen1: 'Första dussinet, 1–12',
    dozen2: 'Andra dussinet, 13–24',
    dozen3: 'Tredje dussinet, 25–36',
    column1: 'Första kolumnen (2:1), 1 till 34',
    column2: 'Andra kolumnen (2:1), 2 till 35',
    column3: 'Tredje kolumnen (2:1), 3 till 36',
  },
  paysTitle: 'Vad den betalar',
  paysNumber: 'Ett nummer',
  paysThird: 'Ett dussin eller en kolumn',
  paysEven: 'Rött eller svart, jämnt eller udda, 1 till 18 eller 19 till 36',
  paysTo: '{pays} mot 1',
  zeroRule: 'På 0 vinner bara satsningen på 0.',
  returnRule: 'I längden ger varje satsning tillbaka {rtp} av insatsen (exakt 36/37), vilken du än väljer.',
  felt: 'Bord: lägg marker på nummer och chanser',
  wheel: 'Hjulet',
}
