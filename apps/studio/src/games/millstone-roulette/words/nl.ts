import type { MillstoneWords } from './index.ts'

/** Millstone Roulette's own texts in Dutch. */
export const dutch: MillstoneWords = {
  game: 'Millstone Roulette',
  idle: 'Leg fiches op tafel en draai dan.',
  scriptText: 'Millstone Roulette heeft JavaScript nodig.',
  spinning: 'De bal rolt',
  last: 'Laatste nummers van dit bezoek',
  rulesTitle: 'Zo gaat een ronde',
  rulesText:
    'Kies een fiche en leg die op nummers, op grenzen ertussen of op kansen. Draai dan: de bal valt in een van 37 vakken. Fiches waarvan de nummers hem hebben, worden uitbetaald en komen terug, alle andere zijn verloren.',
}
