import type { HedgehogWords } from './index.ts'

/** Hush, Hedgehog's own texts in Finnish. */
export const finnish: HedgehogWords = {
  game: 'Hush, Hedgehog',
  idle: 'Kerro, montako siiliä nukkuu lehtien alla, ja lähde kävelylle.',
  level1: 'Varpaisillaan',
  level2: 'Lehtikään ei liiku',
  level3: 'Metsän hiljaisimmat askeleet',
  scriptText: '{game} tarvitsee JavaScriptin.',
  spin: 'Lähde kävelylle',
  field: 'Kaksikymmentäviisi lehtikasaa',
  heap: 'Rivi {row}, kasa {place}: {what}',
  looks: { closed: 'lehtiä', clear: 'auki, ei ketään', away: 'tässä nukkui siili', awake: 'siili, joka heräsi' },
  ladder: 'Mitä kukin kasa maksaa',
  hedgehogs: 'Siilejä',
  sleepers: 'Siilejä: {count}',
  fewer: 'Vähemmän siilejä',
  more: 'Enemmän siilejä',
  take: 'Ota voitto',
  takeMoney: 'Ota {won}',
  openOne: 'Avaa lehtikasa.',
  soFar: 'Voitettu tähän asti: {won}',
  nextPays: 'Seuraava kasa maksaa {pays}.',
  taken: 'Avattuja kasoja: {count}, mikä maksaa {pays}',
  woke: 'Siili heräsi. Nuku hyvin, kävely on ohi.',
  board: 'Avattu: {opened}. Siilit nukkuivat kasoissa {sleeping}.',
  none: 'ei yhtään',
  opened: 'Kasoja',
  chance: 'Mahdollisuus',
  prizesTitle: 'Mitä kasat maksavat',
  openRule:
    'Yhdestä kahteentoista siiliä nukkuu kahdenkymmenenviiden lehtikasan alla. Avaa kasoja missä järjestyksessä tahansa. Jokainen, jossa ei ole siiliä, nostaa voittoa.',
  takeRule: 'Ensimmäisestä avatusta kasasta lähtien voit ottaa voiton. Jos siili herää, kierros on ohi eikä mitään voiteta.',
  lastRule: 'Viimeisellä kasalla, joka voi maksaa, voitto otetaan itsestään. Mikään voitto ei ylitä 5 000 × panosta.',
  awayTitle: 'Jos et palaa',
  awayRule:
    'Kierros odottaa sinua 20 tuntia. Sitten voitto otetaan puolestasi. Jos yhtään kasaa ei ole avattu, ensimmäisen rivin ensimmäinen avataan ja sitten voitto otetaan.',
  returnRule:
    'Voitto on 97 % jaettuna mahdollisuudella päästä niin pitkälle, pyöristettynä alas sadasosaan. Siksi jokainen tapa pelata, lopetitpa milloin tahansa, palauttaa pitkällä aikavälillä {rtp} kaikista panoksista. Siilit asettuvat ennen kuin ensimmäinen kasa avataan ja pysyvät paikoillaan; ne näytetään, kun kierros on ohi.',
}
