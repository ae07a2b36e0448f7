import type { TideWords } from './index.ts'

/** Lantern Tide's own texts in Swedish. */
export const swedish: TideWords = {
  game: 'Lantern Tide',
  idle: 'Tjugo linjer. Lyktan är joker, båtar ger gratisspel.',
  scriptText: '{game} behöver JavaScript.',
  board: 'Rad {row}: {symbols}',
  line: 'Linje {line}: {count} × {symbol}',
  scatter: '{count} × {symbol} var som helst',
  freeTurns: '{count} gratisspel, vart och ett betalt tre gånger',
  freeTurn: 'Gratisspel {number} av {all}. Hittills {won}',
  moreTurns: '{count} gratisspel till',
  turnLogged: 'Gratisspel {number}: {result} {board}',
  level1: 'En god fångst',
  level2: 'Högvatten',
  level3: 'Ett hav av lyktor',
  symbols: { W: 'lykta', S: 'båt', A: 'koi', B: 'lotus', C: 'måne', D: 'våg', E: 'stjärna', F: 'snäcka', G: 'vass' },
  prizesTitle: 'Vinster från vänster',
  prizesLead: 'Multiplar av linjeinsatsen, som nu är {line}: för fem, fyra och tre lika.',
  wildRule: 'Lyktan står för alla symboler utom båten. Den finns på de tre mittersta hjulen.',
  scatterTitle: 'Båtar och gratisspel',
  scatterRule: 'Tre, fyra eller fem båtar var som helst betalar 2, 10 eller 100 gånger hela insatsen och ger 10, 15 eller 25 gratisspel.',
  freeRule: 'Gratisspel spelas genast, utan insats. Allt de betalar gånger tre, och båtar i dem ger fler.',
  linesTitle: 'De tjugo linjerna',
  linesRule: 'Linjer räknas från vänster. Varje linje som vinner betalas. Insatsen delas lika på alla tjugo.',
  returnRule:
    'I längden ger {game} tillbaka {rtp} av alla insatser (exakt 126572885306419/130449070358528), ungefär en femtedel i gratisspel, som kommer en gång på 140 rundor.',
}
