import type { TideWords } from './index.ts'

/** Lantern Tide's own texts in Dutch. */
export const dutch: TideWords = {
  game: 'Lantern Tide',
  idle: 'Twintig lijnen. De lantaarn is joker, boten geven gratis spins.',
  scriptText: '{game} heeft JavaScript nodig.',
  board: 'Rij {row}: {symbols}',
  line: 'Lijn {line}: {count} × {symbol}',
  scatter: '{count} × {symbol} waar dan ook',
  freeTurns: '{count} gratis spins, elk drievoudig betaald',
  freeTurn: 'Gratis spin {number} van {all}. Tot nu toe {won}',
  moreTurns: 'Nog {count} gratis spins',
  turnLogged: 'Gratis spin {number}: {result} {board}',
  level1: 'Een goede vangst',
  level2: 'Hoogwater',
  level3: 'Een zee van lantaarns',
  symbols: { W: 'lantaarn', S: 'boot', A: 'koikarper', B: 'lotusbloem', C: 'maan', D: 'golf', E: 'ster', F: 'schelp', G: 'riet' },
  prizesTitle: 'Prijzen van links',
  prizesLead: 'Veelvouden van de inzet per lijn, die nu {line} is: voor vijf, vier en drie gelijke.',
  wildRule: 'De lantaarn staat voor elk symbool behalve de boot. Hij staat op de drie middelste rollen.',
  scatterTitle: 'Boten en gratis spins',
  scatterRule: 'Drie, vier of vijf boten waar dan ook betalen 2, 10 of 100 keer de hele inzet en geven 10, 15 of 25 gratis spins.',
  freeRule: 'Gratis spins worden meteen gespeeld, zonder inzet. Alles wat ze betalen gaat maal drie, en boten daarin geven er meer.',
  linesTitle: 'De twintig lijnen',
  linesRule: 'Lijnen tellen van links. Elke lijn die wint wordt betaald. De inzet is gelijk verdeeld over alle twintig.',
  returnRule:
    'Op de lange duur geeft {game} {rtp} van alle inzetten terug (precies 126572885306419/130449070358528), ongeveer een vijfde daarvan in gratis spins, die eens in 140 rondes komen.',
}
