import type { SharedWheelWords } from './index.ts'

/** What wheels say that all players share, in Estonian. */
export const estonian: SharedWheelWords = {
  playing: 'Kuul veereb.',
  last: 'Viimased numbrid',
  noLast: 'Veel ühtki numbrit',
  rulesText:
    'Kõik laua taga mängivad sama vooru. 20 sekundit paned žetoone ja kinnitad need ühe nupuga; siis veereb kuul ja võit makstakse välja, kui see peatub. Žetoonid, mida sa ei kinnita, ei maksa midagi.',
  fairRule: 'Varasemad numbrid ei muuda järgmist. Ei ole mustrit, mida leida, ega süsteemi, mis võidab.',
}
