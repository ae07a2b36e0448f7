import type { BaccaratWords } from './index.ts'

/** Quince Baccarat's own texts in Dutch. */
export const dutch: BaccaratWords = {
  game: 'Quince Baccarat',
  idle: 'Leg fiches op speler, bank of gelijk en deel dan.',
  scriptText: 'Quince Baccarat heeft JavaScript nodig.',
  spin: 'Delen',
  spinning: 'De kaarten worden gedeeld',
  rulesTitle: 'Zo gaat een ronde',
  rulesText:
    'Uit een nieuwe slof van acht spellen worden twee handen gedeeld: de ene heet speler, de andere bank. Je zet in op welke dichter bij negen komt, of dat beide evenveel tellen. Niemand beslist iets; de regels zeggen wie trekt.',
}
