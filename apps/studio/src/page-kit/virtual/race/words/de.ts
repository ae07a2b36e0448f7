import type { RaceWords } from './index.ts'

/** The texts that races have in common, in German. */
export const german: RaceWords = {
  race: 'Rennen {number}',
  runners: 'Starter und Quoten',
  chance: 'Chance {percent} %',
  win: 'Sieg',
  place: 'Platz',
  forecast: 'Zweierwette',
  first: 'Erster',
  second: 'Zweiter',
  addForecast: 'Für {price} dazu',
  runner: '{number} {name}',
  winOf: 'Sieg: {runner}',
  placeOf: 'Platz: {runner}',
  forecastOf: 'Zweierwette: {first}, dann {second}',
  priced: '{bet}, Quote {price}',
  picture: 'Das Rennen, gezeichnet',
  standing: 'Reihenfolge im Rennen',
  lineUp: 'Sie gehen zum Start.',
  off: 'Sie sind unterwegs. {first} kommt am schnellsten weg.',
  early: '{first} führt vor {second} und {third}.',
  late: 'Auf dem Heimweg liegt {first} vor {second}.',
  close: '{first} und {second} sind Seite an Seite.',
  finish: '{first} gewinnt vor {second}, {third} wird Dritter.',
  firstThree: '{first}, {second}, {third}',
  rulesTitle: 'So läuft ein Rennen',
  rulesText:
    'Alle wetten auf dasselbe Rennen. Es wird zu seiner Zeit nach der Uhr gelaufen, und bis dahin werden Wetten angenommen; mehrere Rennen im Voraus sind offen. Wer läuft und mit welchem Gewicht, wird öffentlich gezogen, wenn ein Rennen öffnet. Die Reihenfolge wird gezogen, wenn die Wetten geschlossen sind, und das gezeichnete Rennen endet genau so.',
  winRule: 'Sieg: Der Starter kommt als Erster ins Ziel.',
  placeRule: 'Platz: Der Starter ist unter den ersten {count}.',
  forecastRule: 'Zweierwette: Beide Starter werden Erster und Zweiter, in dieser Reihenfolge.',
  modelRule:
    'Jeder Starter hat ein Gewicht. Der Erste wird unter allen im Verhältnis ihrer Gewichte gezogen, der Zweite ebenso unter den übrigen, und so weiter. Die Chance neben einem Namen ist sein Gewicht an der Summe aller Gewichte.',
}
