import type { MagpieWords } from './index.ts'

/** Magpie Punto Banco's own texts in Swedish. */
export const swedish: MagpieWords = {
  game: 'Magpie Punto Banco',
  playing: 'Korten ges.',
  last: 'Senaste resultaten',
  noLast: 'Inget resultat än',
  rulesText:
    'Alla vid bordet spelar samma runda. I 20 sekunder lägger du marker och satsar dem med en knapp; sedan ges två händer ur en ny sko med åtta lekar, ett kort i taget. Du satsar på vilken som kommer närmast nio, eller att båda räknas lika. Marker som du inte satsar kostar ingenting.',
  fairRule:
    'Varje runda har sin egen sko, så tidigare resultat ändrar ingenting för nästa. Vägarna visar vad som varit; det finns inget mönster att hitta och inget system som vinner.',
  beadRoad: 'Pärlvägen',
  bigRoad: 'Stora vägen',
  roadLabel: 'Av de senaste {count} rundorna: spelaren {player}, banken {banker}, oavgjort {tie}',
}
