import type { BaccaratWords } from './index.ts'

/** Quince Baccarat's own texts in Swedish. */
export const swedish: BaccaratWords = {
  game: 'Quince Baccarat',
  idle: 'Lägg marker på spelaren, banken eller oavgjort och ge sedan.',
  scriptText: 'Quince Baccarat behöver JavaScript.',
  spin: 'Ge',
  spinning: 'Korten ges',
  rulesTitle: 'Så går en runda till',
  rulesText:
    'Två händer ges ur en ny sko med åtta lekar: den ena kallas spelaren, den andra banken. Du satsar på vilken som kommer närmast nio, eller att båda räknas lika. Ingen bestämmer något; reglerna säger vem som drar.',
}
