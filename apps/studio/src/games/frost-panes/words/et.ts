import type { FrostWords } from './index.ts'

/** Frost Panes' own texts in Estonian. */
export const estonian: FrostWords = {
  game: 'Frost Panes',
  idle: 'Üheksa härmas ruutu. Kolm ühesugust asja nende taga võidavad.',
  level1: 'Selge hommik',
  level2: 'Kingid kuuse all',
  level3: 'Kogu linn tuledes',
  scriptText: '{game} vajab JavaScripti.',
  spin: 'Uus aken',
  window: 'Üheksa ruuduga aken',
  pane: 'Ruut {number}: {what}',
  frosted: 'härmas',
  wipe: 'Pühi ruudud puhtaks ükshaaval või kõik korraga.',
  all: 'Pühi kõik ruudud',
  three: '{count} × {kind} maksab {pays}',
  noThree: 'Kolme ühesugust pole',
  board: 'Ruutude taga: {panes}.',
  kinds: {
    A: 'täht',
    B: 'saan',
    C: 'punarind',
    D: 'kelluke',
    E: 'küünal',
    F: 'piparkook',
    G: 'labakinnas',
    H: 'männikäbi',
  },
  behind: 'Kolm korda',
  windows: 'Aknaid 100 000-st',
  prizesTitle: 'Võidud ja nende arv',
  wipeRule:
    'Iga ring on üheksa ruuduga aken. Pühi neid sõrme või hiirega, klaviatuuriga (nooled ja Enter) või kõik korraga. See, kuidas sa pühid, ei muuda midagi.',
  layRule:
    'Kõigepealt loositakse võit, siis see, mis on ruutude taga. Võiduta aken näitab juhuslikult loositud asju, iga paigutus ilma kolme ühesuguseta on sama tõenäoline: midagi ei seata nii, et see näiks peaaegu võiduna.',
  returnRule:
    'Pika aja jooksul tagastab {game} {rtp} kõigist panustest (täpselt 961/1000). See on nagu trükitud seeria {windows} aknast, millest iga ring loosib ühe uuesti; {hit} neist toovad võidu.',
}
