import type { RaceWords } from './index.ts'

/** The texts that races have in common, in Dutch. */
export const dutch: RaceWords = {
  race: 'Koers {number}',
  runners: 'Deelnemers en noteringen',
  chance: '{percent} % kans',
  win: 'Winst',
  place: 'Plaats',
  forecast: 'Koppel',
  first: 'Eerste',
  second: 'Tweede',
  addForecast: 'Erbij voor {price}',
  runner: '{number} {name}',
  winOf: 'Winst: {runner}',
  placeOf: 'Plaats: {runner}',
  forecastOf: 'Koppel: {first}, dan {second}',
  priced: '{bet}, notering {price}',
  picture: 'De race, getekend',
  standing: 'Volgorde in de race',
  lineUp: 'Ze gaan naar de start.',
  off: 'Ze zijn weg. {first} is het snelst vertrokken.',
  early: '{first} gaat aan kop voor {second} en {third}.',
  late: 'Op weg naar huis is het {first} voor {second}.',
  close: '{first} en {second} gaan zij aan zij.',
  finish: '{first} wint voor {second}, {third} is derde.',
  firstThree: '{first}, {second}, {third}',
  rulesTitle: 'Hoe een race verloopt',
  rulesText:
    'Iedereen wedt op dezelfde race. Die wordt op zijn tijd volgens de klok gelopen, en tot dan worden weddenschappen aangenomen; er staan meerdere races vooruit open. Wie er loopt en met welk gewicht, wordt openbaar getrokken als een race opengaat. De volgorde wordt getrokken als het wedden gesloten is, en de getekende race eindigt precies zo.',
  winRule: 'Winst: de deelnemer komt als eerste aan.',
  placeRule: 'Plaats: de deelnemer is bij de eerste {count}.',
  forecastRule: 'Koppel: beide deelnemers worden eerste en tweede, in die volgorde.',
  modelRule:
    'Elke deelnemer heeft een gewicht. De eerste wordt uit allen getrokken naar verhouding van hun gewichten, de tweede net zo uit wie er over zijn, enzovoort. De kans naast een naam is het gewicht als deel van alle gewichten.',
}
