import type { TideWords } from './index.ts'

/** Lantern Tide's own texts in Estonian. */
export const estonian: TideWords = {
  game: 'Lantern Tide',
  idle: 'Kakskümmend joont. Latern on jokker, paadid toovad tasuta keerutusi.',
  scriptText: '{game} vajab JavaScripti.',
  board: 'Rida {row}: {symbols}',
  line: 'Joon {line}: {count} × {symbol}',
  scatter: '{count} × {symbol} kus tahes',
  freeTurns: '{count} tasuta keerutust, igaüks kolmekordse tasuga',
  freeTurn: 'Tasuta keerutus {number}/{all}. Seni {won}',
  moreTurns: 'Veel {count} tasuta keerutust',
  turnLogged: 'Tasuta keerutus {number}: {result} {board}',
  level1: 'Hea saak',
  level2: 'Kõrgvesi',
  level3: 'Laternate meri',
  symbols: { W: 'latern', S: 'paat', A: 'koikarpkala', B: 'lootos', C: 'kuu', D: 'laine', E: 'täht', F: 'merekarp', G: 'pilliroog' },
  prizesTitle: 'Võidud vasakult',
  prizesLead: 'Joone panuse kordsed; see on praegu {line}: viie, nelja ja kolme ühesuguse eest.',
  wildRule: 'Latern asendab kõiki sümboleid peale paadi. See on kolmel keskmisel rullil.',
  scatterTitle: 'Paadid ja tasuta keerutused',
  scatterRule: 'Kolm, neli või viis paati kus tahes maksavad 2, 10 või 100 kordse kogupanuse ja toovad 10, 15 või 25 tasuta keerutust.',
  freeRule: 'Tasuta keerutused mängitakse kohe, ilma panuseta. Kõik nende võidud korrutatakse kolmega ja paadid neis toovad lisa.',
  linesTitle: 'Kakskümmend joont',
  linesRule: 'Jooni loetakse vasakult. Iga võitev joon makstakse välja. Panus jaguneb kõigi kahekümne vahel võrdselt.',
  returnRule:
    'Pika aja jooksul annab {game} tagasi {rtp} kõigist panustest (täpselt 126572885306419/130449070358528), umbes viiendiku tasuta keerutustes, mis tulevad kord 140 vooru jooksul.',
}
