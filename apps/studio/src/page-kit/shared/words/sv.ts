import type { SharedWords } from './index.ts'

/** What all shared tables say, in Swedish. */
export const swedish: SharedWords = {
  waiting: 'Nästa runda öppnar strax.',
  open: 'Satsa nu',
  closed: 'Inga fler satsningar',
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
  lastTime: 'Din senaste runda här: {what}, {result}',
  players: 'Vid bordet: {count}',
  place: 'Satsa {stake}',
  placeNone: 'Lägg satsningar',
  logged: 'Runda {number}: {what}. {result}',
  rulesTitle: 'Så går en runda till',
  brokenRule:
    'När den är lagd spelar en satsning utan dig: går du, betalas din vinst ändå. En satsning som inte kunde bekräftas, eller en runda som inte räknas, går tillbaka helt.',
  number: 'Rundans nummer',
  seedsTitle: 'Senaste rundorna',
  script: 'Bordet behöver JavaScript.',
  fairLead:
    'Varje runda räknas fram ur sitt frö, som är bestämt i förväg: i en kedja på 10 000 rundor är varje frös fingeravtryck fröet för rundan före. Fingeravtrycket står här medan det går att satsa, fröet när rundan är över.',
}
