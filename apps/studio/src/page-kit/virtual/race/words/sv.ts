import type { RaceWords } from './index.ts'

/** The texts that races have in common, in Swedish. */
export const swedish: RaceWords = {
  race: 'Lopp {number}',
  runners: 'Startande och odds',
  chance: '{percent} % chans',
  win: 'Vinnare',
  place: 'Plats',
  forecast: 'Tvilling',
  first: 'Etta',
  second: 'Tvåa',
  addForecast: 'Lägg till på {price}',
  runner: '{number} {name}',
  winOf: 'Vinnare: {runner}',
  placeOf: 'Plats: {runner}',
  forecastOf: 'Tvilling: {first}, sedan {second}',
  priced: '{bet}, odds {price}',
  picture: 'Loppet, tecknat',
  standing: 'Ordning i loppet',
  lineUp: 'De går till start.',
  off: 'De är iväg. {first} kommer snabbast ut.',
  early: '{first} leder före {second} och {third}.',
  late: 'På väg hem är {first} före {second}.',
  close: '{first} och {second} är sida vid sida.',
  finish: '{first} vinner före {second}, {third} är trea.',
  firstThree: '{first}, {second}, {third}',
  rulesTitle: 'Så går ett lopp till',
  rulesText:
    'Alla spelar på samma lopp. Det går på sin tid efter klockan, och spel tas emot fram till dess; flera kommande lopp är öppna. Vilka som startar och med vilken vikt dras offentligt när ett lopp öppnar. Ordningen dras när spelet har stängt, och det tecknade loppet slutar exakt så.',
  winRule: 'Vinnare: den startande kommer först i mål.',
  placeRule: 'Plats: den startande är bland de {count} första.',
  forecastRule: 'Tvilling: båda kommer etta och tvåa i den ordningen.',
  modelRule:
    'Varje startande har en vikt. Ettan dras bland alla i förhållande till vikterna, tvåan på samma sätt bland dem som är kvar, och så vidare. Chansen bredvid ett namn är dess vikt av alla vikter.',
}
