import type { OrchardWords } from './index.ts'

/** Orchard's own texts in Estonian. */
export const estonian: OrchardWords = {
  game: 'Orchard',
  idle: 'Viis joont. Kuldne pirn on jokker.',
  level1: 'Täis korv',
  level2: 'Koormatäis puuvilju',
  level3: 'Lõikuspidu',
  board: 'Rida {row}: {symbols}',
  line: 'Joon {line}: {count} × {symbol}',
  symbols: { W: 'kuldne pirn', S: 'granaatõun', B: 'õunaõis', P: 'ploom', L: 'sidrun', C: 'kirsid' },
  prizesTitle: 'Võidud kolme eest joonel',
  prizesLead: 'Kordades joone panusest, mis on praegu {line}.',
  wildRule: 'Kuldne pirn asendab iga teist sümbolit.',
  pairRule: 'Kirsid või pirnid kahel esimesel rullil maksavad 1 ×, kui joonel ei ole kolme ühesugust.',
  linesTitle: 'Viis joont',
  linesRule: 'Jooni loetakse vasakult. Iga võitev joon makstakse välja. Panus katab kõik viis võrdselt.',
  returnRule:
    'Pika aja jooksul tagastab {game} {rtp} kõigist panustest (täpselt 2629/2700). Suurim võit, 500 × joone panus, tuleb üks kord 27 000 joone kohta ehk üks kord 5400 ringi kohta.',
  scriptText: '{game} vajab JavaScripti.',
}
