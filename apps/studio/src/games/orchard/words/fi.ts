import type { OrchardWords } from './index.ts'

/** Orchard's own texts in Finnish. */
export const finnish: OrchardWords = {
  game: 'Orchard',
  idle: 'Viisi linjaa. Kultainen päärynä on jokeri.',
  level1: 'Täysi kori',
  level2: 'Kuormallinen hedelmiä',
  level3: 'Sadonkorjuujuhla',
  board: 'Rivi {row}: {symbols}',
  line: 'Linja {line}: {count} × {symbol}',
  symbols: { W: 'kultainen päärynä', S: 'granaattiomena', B: 'omenankukka', P: 'luumu', L: 'sitruuna', C: 'kirsikat' },
  prizesTitle: 'Voitot kolmesta linjalla',
  prizesLead: 'Kertaa linjan panos, joka on nyt {line}.',
  wildRule: 'Kultainen päärynä käy minkä tahansa symbolin tilalle.',
  pairRule: 'Kirsikat tai päärynät kahdella ensimmäisellä kelalla maksavat 1 ×, kun linjalla ei ole kolmea samaa.',
  linesTitle: 'Viisi linjaa',
  linesRule: 'Linjat lasketaan vasemmalta. Jokainen voittava linja maksetaan. Panos kattaa kaikki viisi tasan.',
  returnRule:
    'Pitkällä aikavälillä {game} palauttaa {rtp} kaikista panoksista (tarkalleen 2629/2700). Suurin voitto, 500 × linjan panos, tulee kerran 27 000 linjassa eli kerran 5 400 kierroksessa.',
  scriptText: '{game} tarvitsee JavaScriptin.',
}
