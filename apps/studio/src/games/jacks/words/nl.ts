import type { JacksWords } from './index.ts'

/** Jacks' own texts in Dutch. */
export const dutch: JacksWords = {
  game: 'Jacks',
  idle: 'Vijf kaarten. Houd de goede vast en trek één keer.',
  scriptText: 'Jacks heeft JavaScript nodig.',
  spin: 'Delen',
  spinning: 'De kaarten komen',
  pays: 'Wat handen uitbetalen',
  hand: 'Je kaarten',
  held: 'Vast',
  draw: 'Trekken',
  choose: 'Houd vast wat je wilt en trek dan.',
  now: 'Tot nu toe: {hand}',
  none: 'niets dat uitbetaalt',
  advise: 'Toon de beste keuze',
  adviceSome: 'Het beste: houd {cards} vast. Gemiddeld komt {money} terug.',
  adviceNone: 'Het beste: houd niets vast. Gemiddeld komt {money} terug.',
  dealt: 'Gedeeld: {cards}. {hand}',
  board: 'Kaarten: {cards}.',
  hands: {
    royalFlush: 'Royal flush',
    straightFlush: 'Straight flush',
    fourOfAKind: 'Vier gelijke',
    fullHouse: 'Full house',
    flush: 'Flush',
    straight: 'Straat',
    threeOfAKind: 'Drie gelijke',
    twoPairs: 'Twee paren',
    jacksOrBetter: 'Boeren of beter',
  },
  level1: 'Een mooie hand',
  level2: 'Een hand om in te lijsten',
  level3: 'De hand van je leven',
  prizesLead: 'Voor je inzet, nu {stake}. De hoogste hand telt.',
  playTitle: 'Zo wordt er gespeeld',
  dealRule: 'Voor elke ronde wordt een spel van 52 opnieuw geschud, en je krijgt vijf kaarten. Houd er geen, enkele of alle vast.',
  drawRule:
    'Trekken: elke kaart die je niet vasthoudt, wordt vervangen door de volgende van hetzelfde spel. Daarna wordt de hand uitbetaald.',
  pairRule: 'Een paar betaalt uit vanaf boeren: boeren, vrouwen, heren of azen. De aas is hoog, en laag in een straat van aas tot vijf.',
  keysRule: 'Op een toetsenbord houden de toetsen 1 tot en met 5 een kaart vast; de spatiebalk deelt en trekt.',
  adviceRule:
    'De beste keuze is die waarbij gemiddeld het meest terugkomt. Ze wordt berekend over alle trekkingen die kunnen volgen; je hoeft haar niet te volgen.',
  absentRule:
    'Een ronde die je verlaat, wacht op je met dezelfde kaarten. Na 20 uur wordt ze met de beste keuze afgemaakt. Zijn er meer even goed, dan worden de meeste kaarten vastgehouden, en daarvan de meest linkse.',
  returnRule:
    'Bij het beste spel betaalt Jacks op de lange duur {rtp} van alle inzetten terug: exact berekend over alle 2.598.960 handen en alle 32 manieren om elke hand vast te houden. Andere keuzes leveren minder op.',
}
