import type { WheelWords } from './index.ts'

/** The table's own texts in Swedish. */
export const swedish: WheelWords = {
  game: 'Harvest Wheel',
  waiting: 'Nästa runda öppnar strax.',
  open: 'Satsa nu',
  openFor: '{seconds} s kvar',
  closed: 'Inga fler satsningar',
  turning: 'Kulan rullar.',
  fell: '{pocket}',
  voided: 'Den här rundan räknas inte. Alla insatser går tillbaka.',
  youWin: 'Du vinner {win}.',
  youGetBack: '{win} kommer tillbaka av {stake}.',
  noWin: 'Ingen vinst den här gången.',
  looking: 'Du hade inga marker i den här rundan.',
  placedTitle: 'Dina satsningar är lagda',
  placed: '{stake} ligger på bordet. Lycka till.',
  placing: 'Din satsning läggs.',
  laid: '{stake} utlagt. Inte satsat än.',
  late: 'Inte satsat i tid. Inga pengar togs; dina marker väntar på nästa runda.',
  lastTime: 'Din senaste runda här: {pocket}, {result}',
  last: 'Senaste numren',
  noLast: 'Inget nummer än',
  players: 'Vid bordet: {count}',
  place: 'Satsa {stake}',
  placeNone: 'Lägg satsningar',
  logged: 'Runda {number}: {pocket}. {result}',
  rulesTitle: 'Så går en runda till',
  rulesText:
    'Alla vid bordet spelar samma runda. I 20 sekunder lägger du marker och satsar dem med en knapp; sedan rullar kulan, och det du vinner betalas när den ligger stilla. Marker som du inte satsar kostar ingenting.',
  fairRule: 'Tidigare nummer ändrar ingenting för nästa. Det finns inget mönster att hitta och inget system som vinner.',
  brokenRule:
    'När den är lagd spelar en satsning utan dig: går du, betalas din vinst ändå. En satsning som inte kunde bekräftas, eller en runda som inte räknas, går tillbaka helt.',
  fairLead:
    'Numret för en runda räknas fram ur dess frö, som är bestämt i förväg: i en kedja på 10 000 rundor är varje frös fingeravtryck fröet för rundan före. Fingeravtrycket står här medan det går att satsa, fröet när kulan ligger stilla.',
  number: 'Rundans nummer',
  seedsTitle: 'Senaste rundorna',
  script: 'Bordet behöver JavaScript.',
}
