import type { HeronWords } from './index.ts'

/** Night Heron's own texts in Swedish. */
export const swedish: HeronWords = {
  game: 'Night Heron',
  idle: '243 vägar. Hägern fyller sitt hjul och gäller för de andra.',
  scriptText: '{game} behöver JavaScript.',
  board: 'Rad {row}: {symbols}',
  way: '{count} st {symbol}, vägar: {ways}',
  moons: '{count} månar',
  freeSpins: '{count} gratisspel. Hägrar stannar till slutet',
  freeSpinOf: 'Gratisspel {number} av {all}. Hittills {won}',
  freeLogged: 'Gratisspel {number}: {result} {board}',
  level1: 'En stilla lycka',
  level2: 'Månuppgång',
  level3: 'Hela kärret lyfter',
  symbols: {
    H: 'häger',
    S: 'måne',
    A: 'näckros',
    B: 'trollslända',
    C: 'groda',
    D: 'snigel',
    E: 'kaveldun',
    F: 'näckrosblad',
    G: 'daggdroppe',
    K: 'fjäder',
  },
  prizesTitle: 'Vinster för tre, fyra och fem',
  prizesLead: 'För varje väg, vid din insats på {stake}.',
  waysRule:
    'En väg är en symbol på varje hjul från vänster, var den än står. Det som en symbol betalar räknas en gång för var och en av dess vägar: tre på ett hjul är tre vägar.',
  heronRule: 'Hägrar kommer på de tre mittersta hjulen. En häger fyller hela sitt hjul och gäller för varje symbol utom månen.',
  moonTitle: 'Månar och gratisspel',
  moonRule: 'Tre, fyra eller fem månar var som helst betalar 2, 10 eller 50 gånger hela insatsen och ger 8, 10 eller 12 gratisspel.',
  freeRule:
    'Gratisspel spelas genast och utan insats. En häger som kommer i dem stannar på sitt hjul till det sista. Månar ger då ingenting.',
  returnRule:
    'I det långa loppet betalar {game} tillbaka {rtp} av alla insatser, genom uppräkning av hjulen: 58,44 % i snurr, 1,74 % genom månar och 36,38 % i gratisspel, som kommer en gång på 140 omgångar.',
}
