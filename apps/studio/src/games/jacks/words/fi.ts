import type { JacksWords } from './index.ts'

/** Jacks' own texts in Finnish. */
export const finnish: JacksWords = {
  game: 'Jacks',
  idle: 'Viisi korttia. Pidä hyvät ja nosta kerran.',
  scriptText: 'Jacks tarvitsee JavaScriptin.',
  spin: 'Jaa',
  spinning: 'Kortit tulevat',
  pays: 'Mitä kädet maksavat',
  hand: 'Korttisi',
  held: 'Pidetään',
  draw: 'Nosta',
  choose: 'Pidä mitkä haluat ja nosta sitten.',
  now: 'Tähän asti: {hand}',
  none: 'ei mitään maksavaa',
  advise: 'Näytä paras valinta',
  adviceSome: 'Paras: pidä {cards}. Keskimäärin takaisin tulee {money}.',
  adviceNone: 'Paras: älä pidä mitään. Keskimäärin takaisin tulee {money}.',
  dealt: 'Jaettu: {cards}. {hand}',
  board: 'Kortit: {cards}.',
  hands: {
    royalFlush: 'Kuningasvärisuora',
    straightFlush: 'Värisuora',
    fourOfAKind: 'Neloset',
    fullHouse: 'Täyskäsi',
    flush: 'Väri',
    straight: 'Suora',
    threeOfAKind: 'Kolmoset',
    twoPairs: 'Kaksi paria',
    jacksOrBetter: 'Jätkäpari tai parempi',
  },
  level1: 'Hieno käsi',
  level2: 'Kehystämisen arvoinen käsi',
  level3: 'Elämän käsi',
  prizesLead: 'Panoksellasi, joka on nyt {stake}. Paras käsi ratkaisee.',
  playTitle: 'Näin pelataan',
  dealRule: '52 kortin pakka sekoitetaan uudelleen joka kierrokselle, ja saat viisi korttia. Pidä niistä ei yhtään, osa tai kaikki.',
  drawRule: 'Nosto: jokainen kortti, jota et pidä, vaihdetaan saman pakan seuraavaan. Sitten käsi maksetaan.',
  pairRule:
    'Pari maksaa jätkistä ylöspäin: jätkät, kuningattaret, kuninkaat tai ässät. Ässä on suurin, ja pienin suorassa ässästä viitoseen.',
  keysRule: 'Näppäimistöllä näppäimet 1–5 pitävät kortin, ja välilyönti jakaa ja nostaa.',
  adviceRule:
    'Paras valinta on se, jolla takaisin tulee keskimäärin eniten. Se lasketaan kaikista mahdollisista nostoista; sitä ei tarvitse noudattaa.',
  absentRule:
    'Kierros, jonka jätät, odottaa sinua samoin kortein. 20 tunnin kuluttua se pelataan loppuun parhaalla valinnalla. Jos useampi on yhtä hyvä, pidetään eniten kortteja, ja niistä vasemmanpuoleisimmat.',
  returnRule:
    'Parhaalla pelillä Jacks palauttaa pitkällä aikavälillä {rtp} kaikista panoksista: tarkasti laskettuna kaikista 2 598 960 kädestä ja kaikista 32 tavasta pitää kortit. Muut valinnat palauttavat vähemmän.',
}
