import type { TideWords } from './index.ts'

/** Lantern Tide's own texts in Finnish. */
export const finnish: TideWords = {
  game: 'Lantern Tide',
  idle: 'Kaksikymmentä linjaa. Lyhty on jokeri, veneet tuovat ilmaiskierroksia.',
  scriptText: '{game} tarvitsee JavaScriptin.',
  board: 'Rivi {row}: {symbols}',
  line: 'Linja {line}: {count} × {symbol}',
  scatter: '{count} × {symbol} missä tahansa',
  freeTurns: '{count} ilmaiskierrosta, jokainen kolminkertaisena',
  freeTurn: 'Ilmaiskierros {number}/{all}. Tähän asti {won}',
  moreTurns: '{count} ilmaiskierrosta lisää',
  turnLogged: 'Ilmaiskierros {number}: {result} {board}',
  level1: 'Hyvä saalis',
  level2: 'Nousuvesi',
  level3: 'Lyhtyjen meri',
  symbols: { W: 'lyhty', S: 'vene', A: 'koikarppi', B: 'lootus', C: 'kuu', D: 'aalto', E: 'tähti', F: 'simpukka', G: 'kaisla' },
  prizesTitle: 'Voitot vasemmalta',
  prizesLead: 'Linjapanoksen kerrannaisia; se on nyt {line}: viidestä, neljästä ja kolmesta samasta.',
  wildRule: 'Lyhty korvaa kaikki symbolit paitsi veneen. Se on kolmella keskimmäisellä kelalla.',
  scatterTitle: 'Veneet ja ilmaiskierrokset',
  scatterRule:
    'Kolme, neljä tai viisi venettä missä tahansa maksaa 2, 10 tai 100 kertaa koko panoksen ja tuo 10, 15 tai 25 ilmaiskierrosta.',
  freeRule: 'Ilmaiskierrokset pelataan heti ilman panosta. Kaikki niiden voitot kerrotaan kolmella, ja veneet tuovat niissä lisää.',
  linesTitle: 'Kaksikymmentä linjaa',
  linesRule: 'Linjat lasketaan vasemmalta. Jokainen voittava linja maksetaan. Panos jakautuu tasan kaikille.',
  returnRule:
    'Pitkällä aikavälillä {game} palauttaa {rtp} kaikista panoksista (tarkalleen 126572885306419/130449070358528), noin viidenneksen ilmaiskierroksissa, jotka tulevat kerran 140 kierroksessa.',
}
