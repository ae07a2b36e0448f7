import type { BaccaratWords } from './index.ts'

/** Quince Baccarat's own texts in Finnish. */
export const finnish: BaccaratWords = {
  game: 'Quince Baccarat',
  idle: 'Aseta pelimerkkejä pelaajalle, pankille tai tasapelille ja jaa.',
  scriptText: 'Quince Baccarat tarvitsee JavaScriptin.',
  spin: 'Jaa',
  spinning: 'Kortit jaetaan',
  rulesTitle: 'Näin kierros etenee',
  rulesText:
    'Uudesta kahdeksan pakan kengästä jaetaan kaksi kättä: toinen on nimeltään pelaaja, toinen pankki. Veikkaat, kumpi pääsee lähemmäs yhdeksää tai että molemmat ovat yhtä suuret. Kukaan ei päätä mitään; säännöt kertovat, kuka ottaa kortin.',
}
