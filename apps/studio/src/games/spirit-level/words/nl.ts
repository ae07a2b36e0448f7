import type { LevelWords } from './index.ts'

/** Spirit Level's own texts in Dutch. */
export const dutch: LevelWords = {
  game: 'Spirit Level',
  idle: 'Zet het merkteken en kies aan welke kant de bel tot rust moet komen.',
  level1: 'Precies waterpas',
  level2: 'Haarscherp',
  level3: 'Het oog van de meester',
  scriptText: '{game} heeft JavaScript nodig.',
  spin: 'Laat de bel tot rust komen',
  level: 'De waterpas, van 0 tot 100',
  mark: 'Merkteken',
  side: 'De bel rust',
  below: 'Eronder',
  above: 'Erboven',
  chance: 'Kans',
  wouldWin: 'Zou geven',
  winsFrom: 'Wint van {from} tot en met {to}.',
  rests: 'De bel rust bij {place}.',
  prizesTitle: 'Elke kans en wat die betaalt',
  chooseRule:
    'Zet het merkteken ergens op de schaal en kies of de bel eronder of erboven tot rust moet komen. Precies op het merkteken telt als erboven.',
  placeRule:
    'De bel komt tot rust op een van 10.000 plaatsen, van 0,00 tot en met 99,99, elk even waarschijnlijk. Je kans ligt tussen 2 en 95 %.',
  returnRule:
    'De uitbetaling is 97 % gedeeld door de kans, naar beneden afgerond op een honderdste, zodat elke winst op de cent klopt. Op den duur geeft {game} {rtp} van alle inzetten terug; de tabel zegt het voor elke kans, voor beide kanten gelijk.',
}
