import type { WheelWords } from './index.ts'

/** The table's own texts in Estonian. */
export const estonian: WheelWords = {
  game: 'Harvest Wheel',
  waiting: 'Järgmine voor avaneb kohe.',
  open: 'Tee oma panused',
  openFor: '{seconds} s jäänud',
  closed: 'Panuseid enam ei võeta',
  turning: 'Kuul veereb.',
  fell: '{pocket}',
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
  lastTime: 'Sinu viimane voor siin: {pocket}, {result}',
  last: 'Viimased numbrid',
  noLast: 'Veel ühtki numbrit',
  players: 'Laua taga: {count}',
  place: 'Panusta {stake}',
  placeNone: 'Tee panused',
  logged: 'Voor {number}: {pocket}. {result}',
  rulesTitle: 'Kuidas voor käib',
  rulesText:
    'Kõik laua taga mängivad sama vooru. 20 sekundit paned žetoone ja kinnitad need ühe nupuga; siis veereb kuul ja võit makstakse välja, kui see peatub. Žetoonid, mida sa ei kinnita, ei maksa midagi.',
  fairRule: 'Varasemad numbrid ei muuda järgmist. Ei ole mustrit, mida leida, ega süsteemi, mis võidab.',
  brokenRule:
    'Tehtud panus mängib ka ilma sinuta: kui lahkud, makstakse võit ikka välja. Panus, mida ei õnnestunud kinnitada, või voor, mis ei loe, läheb täies ulatuses tagasi.',
  fairLead:
    'Vooru number arvutatakse selle seemnest, mis on ette kindlaks määratud: 10 000 vooru ahelas on iga seemne sõrmejälg eelmise vooru seeme. Sõrmejälg on siin, kui panused on avatud, seeme, kui kuul on peatunud.',
  number: 'Vooru number',
  seedsTitle: 'Viimased voorud',
  script: 'Laud vajab JavaScripti.',
}
