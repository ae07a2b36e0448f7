import type { WheelWords } from './index.ts'

/** The table's own texts in Finnish. */
export const finnish: WheelWords = {
  game: 'Harvest Wheel',
  waiting: 'Seuraava kierros avautuu hetken kuluttua.',
  open: 'Aseta panoksesi',
  openFor: '{seconds} s jäljellä',
  closed: 'Panostus on päättynyt',
  turning: 'Kuula pyörii.',
  fell: '{pocket}',
  voided: 'Tätä kierrosta ei lasketa. Kaikki panokset palautetaan.',
  youWin: 'Voitat {win}.',
  youGetBack: 'Saat takaisin {win} panoksesta {stake}.',
  noWin: 'Ei voittoa tällä kertaa.',
  looking: 'Sinulla ei ollut pelimerkkejä tällä kierroksella.',
  placedTitle: 'Panoksesi on asetettu',
  placed: '{stake} on pöydällä. Onnea.',
  placing: 'Panostasi asetetaan.',
  laid: '{stake} pöydällä. Ei vielä asetettu.',
  late: 'Ei asetettu ajoissa. Rahaa ei veloitettu; pelimerkkisi odottavat seuraavaa kierrosta.',
  lastTime: 'Edellinen kierroksesi täällä: {pocket}, {result}',
  last: 'Viimeiset numerot',
  noLast: 'Ei vielä numeroa',
  players: 'Pöydässä: {count}',
  place: 'Aseta {stake}',
  placeNone: 'Aseta panokset',
  logged: 'Kierros {number}: {pocket}. {result}',
  rulesTitle: 'Näin kierros etenee',
  rulesText:
    'Kaikki pöydässä pelaavat samaa kierrosta. Asetat pelimerkkejä 20 sekunnin ajan ja vahvistat ne yhdellä painikkeella; sitten kuula pyörii, ja voittosi maksetaan, kun se pysähtyy. Pelimerkit, joita et vahvista, eivät maksa mitään.',
  fairRule: 'Aiemmat numerot eivät muuta seuraavaa. Ei ole kaavaa löydettäväksi eikä järjestelmää, joka voittaa.',
  brokenRule:
    'Asetettu panos pelataan ilman sinuakin: jos lähdet, voittosi maksetaan silti. Panos, jota ei voitu vahvistaa, tai kierros, jota ei lasketa, palautetaan kokonaan.',
  fairLead:
    'Kierroksen numero lasketaan sen siemenestä, joka on päätetty etukäteen: 10 000 kierroksen ketjussa jokaisen siemenen sormenjälki on edellisen kierroksen siemen. Sormenjälki on tässä, kun panostus on auki, ja siemen, kun kuula on pysähtynyt.',
  number: 'Kierroksen numero',
  seedsTitle: 'Viimeiset kierrokset',
  script: 'Pöytä tarvitsee JavaScriptin.',
}
