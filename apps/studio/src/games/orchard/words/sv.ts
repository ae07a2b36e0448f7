import type { OrchardWords } from './index.ts'

/** Orchard's own texts in Swedish. */
export const swedish: OrchardWords = {
  game: 'Orchard',
  idle: 'Fem linjer. Det gyllene päronet är joker.',
  level1: 'En full korg',
  level2: 'Ett helt lass frukt',
  level3: 'Skördefest',
  board: 'Rad {row}: {symbols}',
  line: 'Linje {line}: {count} × {symbol}',
  symbols: { W: 'gyllene päron', S: 'granatäpple', B: 'äppelblom', P: 'plommon', L: 'citron', C: 'körsbär' },
  prizesTitle: 'Vinster för tre på en linje',
  prizesLead: 'Gånger insatsen per linje, som nu är {line}.',
  wildRule: 'Det gyllene päronet står för alla andra symboler.',
  pairRule: 'Körsbär eller päron på de två första hjulen betalar 1 × när linjen inte har tre lika.',
  linesTitle: 'De fem linjerna',
  linesRule: 'Linjer räknas från vänster. Varje linje som vinner betalas. Insatsen täcker alla fem lika.',
  returnRule:
    'I längden ger {game} tillbaka {rtp} av alla insatser (exakt 2629/2700). Högsta vinsten, 500 × linjens insats, kommer en gång på 27 000 linjer, alltså en gång på 5 400 rundor.',
  scriptText: '{game} behöver JavaScript.',
}
