import type { SharedWords } from './index.ts'

/** What all shared tables say, in Finnish. */
export const finnish: SharedWords = {
  waiting: 'Seuraava kierros avautuu hetken kuluttua.',
  open: 'Aseta panoksesi',
  closed: 'Panostus on päättynyt',
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
  lastTime: 'Edellinen kierroksesi täällä: {what}, {result}',
  players: 'Pöydässä: {count}',
  place: 'Aseta {stake}',
  placeNone: 'Aseta panokset',
  logged: 'Kierros {number}: {what}. {result}',
  rulesTitle: 'Näin kierros etenee',
  brokenRule:
    'Asetettu panos pelataan ilman sinuakin: jos lähdet, voittosi maksetaan silti. Panos, jota ei voitu vahvistaa, tai kierros, jota ei lasketa, palautetaan kokonaan.',
  number: 'Kierroksen numero',
  seedsTitle: 'Viimeiset kierrokset',
  script: 'Pöytä tarvitsee JavaScriptin.',
  fairLead:
    'Jokainen kierros lasketaan siemenestään, joka on päätetty etukäteen: 10 000 kierroksen ketjussa jokaisen siemenen sormenjälki on edellisen kierroksen siemen. Sormenjälki on tässä, kun panostus on auki, ja siemen, kun kierros on päättynyt.',
}
