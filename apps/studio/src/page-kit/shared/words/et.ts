import type { SharedWords } from './index.ts'

/** What all shared tables say, in Estonian. */
export const estonian: SharedWords = {
  waiting: 'Järgmine voor avaneb kohe.',
  open: 'Tee oma panused',
  closed: 'Panuseid enam ei võeta',
  voided: 'See voor ei loe. Kõik panused lähevad tagasi.',
  youWin: 'Sa võidad {win}.',
  youGetBack: 'Tagasi tuleb {win} panusest {stake}.',
  noWin: 'Seekord võitu ei ole.',
  looking: 'Sul polnud selles voorus žetoone.',
  placedTitle: 'Sinu panused on tehtud',
  placed: '{stake} on laual. Edu.',
  placing: 'Sinu panust tehakse.',
  laid: '{stake} välja pandud. Veel panustamata.',
  late: 'Ei jõudnud õigeks ajaks. Raha ei võetud; sinu žetoonid ootavad järgmist vooru.',
  lastTime: 'Sinu viimane voor siin: {what}, {result}',
  players: 'Laua taga: {count}',
  place: 'Panusta {stake}',
  placeNone: 'Tee panused',
  logged: 'Voor {number}: {what}. {result}',
  rulesTitle: 'Kuidas voor käib',
  brokenRule:
    'Tehtud panus mängib ka ilma sinuta: kui lahkud, makstakse võit ikka välja. Panus, mida ei õnnestunud kinnitada, või voor, mis ei loe, läheb täies ulatuses tagasi.',
  number: 'Vooru number',
  seedsTitle: 'Viimased voorud',
  script: 'Laud vajab JavaScripti.',
  fairLead:
    'Iga voor arvutatakse selle seemnest, mis on ette kindlaks määratud: 10 000 vooru ahelas on iga seemne sõrmejälg eelmise vooru seeme. Sõrmejälg on siin, kui panused on avatud, seeme, kui voor on läbi.',
}
