import type { GlassWords } from './index.ts'

/** Sea Glass's own texts in Swedish. */
export const swedish: GlassWords = {
  game: 'Sea Glass',
  idle: 'Fyra lika som rör vid varandra vinner, och mer glas faller in.',
  level1: 'Ett fynd på stranden',
  level2: 'Springflod',
  level3: 'Havets egen skatt',
  board: 'Rad {row}: {pieces}',
  cluster: '{count} st {piece}',
  wave: 'Våg {wave}, × {times}: {clusters}',
  waves: 'Vågor som vann: {count}',
  pieces: {
    A: 'röd stjärna',
    B: 'bärnstensdroppe',
    C: 'violett snäcka',
    D: 'blå sten',
    E: 'grön ring',
    F: 'vit skärva',
  },
  prizesTitle: 'Vinster efter gruppens storlek',
  prizesLead: 'För din insats på {stake}.',
  clusterRule:
    'Fyra eller fler lika som rör vid varandra sida vid sida är en grupp. I hörnen rör de inte vid varandra. Varje grupp betalas.',
  fallRule: 'Havet tar med sig varje grupp. Det som ligger ovanför faller och nya bitar följer uppifrån, tills ingen grupp är kvar.',
  wavesRule: 'Grupper i den andra vågen betalar dubbelt, i den tredje tre gånger och i varje senare våg fem gånger.',
  decidedRule: 'Fem stopp avgör hela omgången med alla dess vågor, innan den första biten faller.',
  returnRule:
    'I det långa loppet betalar {game} tillbaka {rtp} av alla insatser (exakt {fraction}, genom att spela alla 7 962 624 omgångar). 46 av 100 omgångar vinner något. En omgång kan som mest betala 306,15 × insatsen.',
  scriptText: '{game} behöver JavaScript.',
}
