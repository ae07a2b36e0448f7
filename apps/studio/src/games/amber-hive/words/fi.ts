import type { HiveWords } from './index.ts'

/** Amber Hive's own texts in Finnish. */
export const finnish: HiveWords = {
  game: 'Amber Hive',
  idle: 'Kymmenen linjaa. Kuningatar on jokeri, ja kuusi hunajapisaraa täyttää kennon.',
  scriptText: '{game} tarvitsee JavaScriptin.',
  board: 'Rivi {row}: {symbols}',
  line: 'Linja {line}: {count} × {symbol}',
  honeyBegins: '{count} hunajapisaraa. Kenno avautuu',
  respinsLeft: 'Pyöräytyksiä jäljellä: {count}',
  gathered: 'Hunajaa tähän asti: {won}',
  drops: 'Pisaroita: {count}, arvo {won}',
  fullComb: 'Koko kenno on täynnä',
  level1: 'Makea löytö',
  level2: 'Kultainen sato',
  level3: 'Kuningattaren oma kesä',
  symbols: {
    W: 'kuningatar',
    D: 'hunaja',
    A: 'hunajapurkki',
    B: 'mehiläinen',
    C: 'auringonkukka',
    E: 'villiruusu',
    F: 'sinikello',
    G: 'apila',
  },
  prizesTitle: 'Voitot kolmesta, neljästä ja viidestä',
  prizesLead: 'Jokaisesta linjasta, jonka panos on nyt {line}.',
  wildRule: 'Kuningatar käy minkä tahansa symbolin tilalle paitsi hunajan. Se on kolmella keskimmäisellä kelalla.',
  honeyTitle: 'Hunaja ja kennon pyöräytykset',
  honeyRule: 'Kuusi hunajapisaraa tai enemmän missä tahansa ikkunassa avaa kennon. Ne jäävät paikoilleen.',
  respinRule:
    'Pyöräytyksiä on kolme. Jokaisessa vapaa kolo saa pisaran yhdessä tapauksessa 18:sta, ja jokainen tuleva pisara palauttaa pyöräytykset kolmeen. Ne päättyvät, kun yhtään ei ole jäljellä tai yksikään kolo ei ole vapaa.',
  dropRule: 'Pisarassa on 1, 2, 3, 5, 10 tai 25 × panos: 64 pisarasta 40, 14, 5, 3, 1 ja 1. Kaikki maksetaan lopussa.',
  fullRule: 'Kenno, jossa ei ole vapaata koloa, maksaa lisäksi 500 × panoksen. Se tulee kerran 14 058 kierroksessa.',
  linesTitle: 'Kymmenen linjaa',
  linesRule: 'Linjat lasketaan vasemmalta. Jokainen voittava linja maksetaan. Panos kattaa kaikki kymmenen tasan.',
  returnRule:
    'Pitkällä aikavälillä {game} palauttaa {rtp} kaikista panoksista, kelat ja kaikki hunajan kertymistavat luettelemalla: 52,12 % linjoilla, 40,20 % pisaroissa ja 3,56 % täydestä kennosta. Kenno avautuu kerran 45 kierroksessa.',
}
