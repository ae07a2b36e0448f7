import type { MagpieWords } from './index.ts'

/** Magpie Punto Banco's own texts in Finnish. */
export const finnish: MagpieWords = {
  game: 'Magpie Punto Banco',
  playing: 'Kortit jaetaan.',
  last: 'Viimeiset tulokset',
  noLast: 'Ei vielä tulosta',
  rulesText:
    'Kaikki pöydässä pelaavat samaa kierrosta. Asetat pelimerkkejä 20 sekunnin ajan ja vahvistat ne yhdellä painikkeella; sitten uudesta kahdeksan pakan kengästä jaetaan kaksi kättä kortti kerrallaan. Veikkaat, kumpi pääsee lähemmäs yhdeksää tai että molemmat ovat yhtä suuret. Pelimerkit, joita et vahvista, eivät maksa mitään.',
  fairRule:
    'Jokaisella kierroksella on oma kenkänsä, joten aiemmat tulokset eivät muuta seuraavaa. Tiet näyttävät, mitä on ollut; ei ole kaavaa löydettäväksi eikä järjestelmää, joka voittaa.',
  beadRoad: 'Helmitie',
  bigRoad: 'Iso tie',
  roadLabel: 'Viimeisistä {count} kierroksesta: pelaaja {player}, pankki {banker}, tasapeli {tie}',
}
