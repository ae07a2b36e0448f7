import type { FrostWords } from './index.ts'

/** Frost Panes' own texts in Swedish. */
export const swedish: FrostWords = {
  game: 'Frost Panes',
  idle: 'Nio frostiga rutor. Tre lika saker bakom dem vinner.',
  level1: 'En ljus morgon',
  level2: 'Klappar under granen',
  level3: 'Hela staden i ljus',
  scriptText: '{game} behöver JavaScript.',
  spin: 'Ett nytt fönster',
  window: 'Ett fönster med nio rutor',
  pane: 'Ruta {number}: {what}',
  frosted: 'frostig',
  wipe: 'Torka rutorna rena, en och en eller alla på en gång.',
  all: 'Torka alla rutor',
  three: '{count} × {kind} betalar {pays}',
  noThree: 'Inga tre lika',
  board: 'Bakom rutorna: {panes}.',
  kinds: {
    A: 'stjärna',
    B: 'släde',
    C: 'rödhake',
    D: 'klocka',
    E: 'ljus',
    F: 'pepparkaka',
    G: 'vante',
    H: 'tallkotte',
  },
  behind: 'Tre av',
  windows: 'Fönster av 100 000',
  prizesTitle: 'Vinster och hur många de är',
  wipeRule:
    'Varje runda är ett fönster med nio rutor. Torka dem med finger eller mus, med tangentbordet (pilar och Enter) eller alla på en gång. Hur du torkar ändrar inget.',
  layRule:
    'Först dras vinsten, sedan vad som finns bakom rutorna. Ett fönster utan vinst visar slumpvis dragna saker, varje uppställning utan tre lika är lika sannolik: inget läggs för att se ut som nästan en vinst.',
  returnRule:
    'I längden ger {game} tillbaka {rtp} av alla insatser (exakt 961/1000). Det är som en tryckt serie av {windows} fönster, av vilka varje runda drar ett på nytt; {hit} av dem har en vinst.',
}
