import type { SharedWheelWords } from './index.ts'

/** What wheels say that all players share, in Swedish. */
export const swedish: SharedWheelWords = {
  playing: 'Kulan rullar.',
  last: 'Senaste numren',
  noLast: 'Inget nummer än',
  rulesText:
    'Alla vid bordet spelar samma runda. I 20 sekunder lägger du marker och satsar dem med en knapp; sedan rullar kulan, och det du vinner betalas när den ligger stilla. Marker som du inte satsar kostar ingenting.',
  fairRule: 'Tidigare nummer ändrar ingenting för nästa. Det finns inget mönster att hitta och inget system som vinner.',
}
