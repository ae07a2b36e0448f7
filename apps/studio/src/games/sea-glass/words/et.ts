import type { GlassWords } from './index.ts'

/** Sea Glass's own texts in Estonian. */
export const estonian: GlassWords = {
  game: 'Sea Glass',
  idle: 'Neli ühesugust kõrvuti võidab ja klaasi langeb juurde.',
  level1: 'Leid rannalt',
  level2: 'Suur tõus',
  level3: 'Mere oma aare',
  board: 'Rida {row}: {pieces}',
  cluster: '{count} tk {piece}',
  wave: 'Laine {wave}, × {times}: {clusters}',
  waves: 'Võitnud laineid: {count}',
  pieces: {
    A: 'punane täht',
    B: 'merevaigutilk',
    C: 'lilla merekarp',
    D: 'sinine kivi',
    E: 'roheline rõngas',
    F: 'valge kild',
  },
  prizesTitle: 'Võidud rühma suuruse järgi',
  prizesLead: 'Sinu panuse {stake} korral.',
  clusterRule: 'Neli või enam ühesugust, mis külgedelt kokku puutuvad, on rühm. Nurkades need kokku ei puutu. Iga rühma eest makstakse.',
  fallRule: 'Meri viib iga rühma. Ülal olev langeb ja ülevalt järgnevad uued tükid, kuni ühtegi rühma pole enam.',
  wavesRule: 'Teise laine rühmad maksavad kahekordselt, kolmanda laine omad kolmekordselt ja iga hilisema laine omad viiekordselt.',
  decidedRule: 'Viis peatust otsustavad kogu vooru koos kõigi lainetega, enne kui esimene tükk langeb.',
  returnRule:
    'Pika aja jooksul tagastab {game} {rtp} kõigist panustest (täpselt {fraction}, kõiki 7 962 624 vooru mängides). 46 vooru sajast võidab midagi. Voor võib maksta kõige rohkem 306,15 × panuse.',
  scriptText: '{game} vajab JavaScripti.',
}
