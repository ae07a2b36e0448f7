import type { BaccaratWords } from './index.ts'

/** Quince Baccarat's own texts in Estonian. */
export const estonian: BaccaratWords = {
  game: 'Quince Baccarat',
  idle: 'Aseta žetoone mängijale, pangale või viigile ja jaga.',
  scriptText: 'Quince Baccarat vajab JavaScripti.',
  spin: 'Jaga',
  spinning: 'Kaarte jagatakse',
  rulesTitle: 'Kuidas ring käib',
  rulesText:
    'Uuest kaheksa paki kingast jagatakse kaks kätt: üks on mängija, teine pank. Panustad sellele, kumb jõuab üheksale lähemale või et mõlemad on võrdsed. Keegi ei otsusta midagi; reeglid ütlevad, kes kaardi võtab.',
}
