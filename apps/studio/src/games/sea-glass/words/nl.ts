import type { GlassWords } from './index.ts'

/** Sea Glass's own texts in Dutch. */
export const dutch: GlassWords = {
  game: 'Sea Glass',
  idle: 'Vier gelijke die elkaar raken winnen, en er valt nieuw glas na.',
  level1: 'Een vondst op het strand',
  level2: 'Springtij',
  level3: 'De schat van de zee',
  board: 'Rij {row}: {pieces}',
  cluster: '{count} keer {piece}',
  wave: 'Golf {wave}, × {times}: {clusters}',
  waves: 'Golven met winst: {count}',
  pieces: {
    A: 'rode ster',
    B: 'barnsteendruppel',
    C: 'paarse schelp',
    D: 'blauwe steen',
    E: 'groene ring',
    F: 'witte scherf',
  },
  prizesTitle: 'Prijzen naar de grootte van een groep',
  prizesLead: 'Voor je inzet van {stake}.',
  clusterRule:
    'Vier of meer gelijke die elkaar zij aan zij raken zijn een groep. Bij de hoeken raken ze elkaar niet. Elke groep wordt betaald.',
  fallRule: 'De zee neemt elke groep mee. Wat erboven ligt valt, en van boven volgen nieuwe stukken, tot er geen groep meer is.',
  wavesRule: 'Groepen van de tweede golf betalen twee keer, die van de derde drie keer, die van elke latere golf vijf keer.',
  decidedRule: 'Vijf stops bepalen de hele ronde met al haar golven, voordat het eerste stuk valt.',
  returnRule:
    'Op de lange duur geeft {game} {rtp} van alle inzetten terug (precies {fraction}, door alle 7.962.624 rondes te spelen). 46 van de 100 rondes winnen iets. Een ronde kan hoogstens 306,15 × de inzet betalen.',
  scriptText: '{game} heeft JavaScript nodig.',
}
