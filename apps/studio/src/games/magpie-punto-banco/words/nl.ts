import type { MagpieWords } from './index.ts'

/** Magpie Punto Banco's own texts in Dutch. */
export const dutch: MagpieWords = {
  game: 'Magpie Punto Banco',
  playing: 'De kaarten worden gedeeld.',
  last: 'Laatste uitslagen',
  noLast: 'Nog geen uitslag',
  rulesText:
    'Iedereen aan tafel speelt dezelfde ronde. 20 seconden lang leg je fiches en plaats je ze met één knop; daarna worden uit een nieuwe slof van acht spellen twee handen gedeeld, kaart na kaart. Je zet in op welke dichter bij negen komt, of dat beide evenveel tellen. Fiches die je niet plaatst kosten niets.',
  fairRule:
    'Elke ronde heeft haar eigen slof, dus eerdere uitslagen veranderen niets aan de volgende. De wegen laten zien wat was; er is geen patroon te vinden en geen systeem dat wint.',
  beadRoad: 'Kralenweg',
  bigRoad: 'Grote weg',
  roadLabel: 'Van de laatste {count} rondes: speler {player}, bank {banker}, gelijk {tie}',
}
