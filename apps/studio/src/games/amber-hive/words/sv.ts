import type { HiveWords } from './index.ts'

/** Amber Hive's own texts in Swedish. */
export const swedish: HiveWords = {
  game: 'Amber Hive',
  idle: 'Tio linjer. Drottningen är joker och sex honungsdroppar fyller kakan.',
  scriptText: '{game} behöver JavaScript.',
  board: 'Rad {row}: {symbols}',
  line: 'Linje {line}: {count} × {symbol}',
  honeyBegins: '{count} honungsdroppar. Vaxkakan öppnas',
  respinsLeft: 'Omsnurr kvar: {count}',
  gathered: 'Honung hittills: {won}',
  drops: 'Droppar: {count}, värda {won}',
  fullComb: 'Hela vaxkakan är full',
  level1: 'Ett sött fynd',
  level2: 'En gyllene skörd',
  level3: 'Drottningens egen sommar',
  symbols: {
    W: 'drottning',
    D: 'honung',
    A: 'honungsburk',
    B: 'bi',
    C: 'solros',
    E: 'vildros',
    F: 'blåklocka',
    G: 'klöver',
  },
  prizesTitle: 'Vinster för tre, fyra och fem',
  prizesLead: 'För varje linje, vars insats nu är {line}.',
  wildRule: 'Drottningen gäller för varje symbol utom honung. Hon finns på de tre mittersta hjulen.',
  honeyTitle: 'Honung och omsnurr',
  honeyRule: 'Sex honungsdroppar eller fler, var som helst i fönstret, öppnar vaxkakan. De stannar där de är.',
  respinRule:
    'Det finns tre omsnurr. I varje tar en fri cell emot en droppe i ett fall av 18, och varje droppe som kommer ställer tillbaka omsnurren till tre. De slutar när inget är kvar eller ingen cell är fri.',
  dropRule: 'En droppe rymmer 1, 2, 3, 5, 10 eller 25 × insatsen: av 64 droppar 40, 14, 5, 3, 1 och 1. Alla betalas i slutet.',
  fullRule: 'En vaxkaka utan fri cell betalar dessutom 500 × insatsen. Det kommer en gång på 14 058 omgångar.',
  linesTitle: 'De tio linjerna',
  linesRule: 'Linjer räknas från vänster. Varje linje som vinner betalas. Insatsen täcker alla tio lika.',
  returnRule:
    'I det långa loppet betalar {game} tillbaka {rtp} av alla insatser, genom uppräkning av hjulen och av alla sätt som honung kan samlas på: 52,12 % på linjer, 40,20 % i droppar och 3,56 % för den fulla vaxkakan. Den öppnas en gång på 45 omgångar.',
}
