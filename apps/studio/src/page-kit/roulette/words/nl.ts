import type { RouletteWords } from './index.ts'

/** What both wheels say, in Dutch. */
export const dutch: RouletteWords = {
  red: 'rood',
  black: 'zwart',
  green: 'groen',
  pocketName: '{number} {colour}',
  straight: 'Nummer {number}',
  between: 'Tussen {numbers}',
  names: {
    low: '1–18',
    high: '19–36',
    even: 'Even',
    odd: 'Oneven',
    red: 'Rood',
    black: 'Zwart',
    dozen1: 'Eerste dozijn, 1–12',
    dozen2: 'Tweede dozijn, 13–24',
    dozen3: 'Derde dozijn, 25–36',
    column1: 'Eerste kolom (2:1), 1 tot 34',
    column2: 'Tweede kolom (2:1), 2 tot 35',
    column3: 'Derde kolom (2:1), 3 tot 36',
  },
  paysTitle: 'Wat het uitbetaalt',
  paysNumber: 'Een nummer',
  paysThird: 'Een dozijn of een kolom',
  paysEven: 'Rood of zwart, even of oneven, 1 tot 18 of 19 tot 36',
  paysTo: '{pays} tegen 1',
  zeroRule: 'Bij 0 wint alleen de inzet op 0.',
  returnRule: 'Op de lange duur geeft elke inzet {rtp} terug (precies 36/37), welke je ook kiest.',
  felt: 'Tafel: leg fiches op nummers en kansen',
  wheel: 'Het wiel',
}
