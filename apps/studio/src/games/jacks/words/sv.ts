import type { JacksWords } from './index.ts'

/** Jacks' own texts in Swedish. */
export const swedish: JacksWords = {
  game: 'Jacks',
  idle: 'Fem kort. Behåll de goda och dra en gång.',
  scriptText: 'Jacks behöver JavaScript.',
  spin: 'Ge',
  spinning: 'Korten kommer',
  pays: 'Vad händerna ger',
  hand: 'Dina kort',
  held: 'Behålls',
  draw: 'Dra',
  choose: 'Behåll det du vill och dra sedan.',
  now: 'Hittills: {hand}',
  none: 'inget som ger vinst',
  advise: 'Visa bästa valet',
  adviceSome: 'Bäst: behåll {cards}. I snitt kommer {money} tillbaka.',
  adviceNone: 'Bäst: behåll inget. I snitt kommer {money} tillbaka.',
  dealt: 'Givet: {cards}. {hand}',
  board: 'Kort: {cards}.',
  hands: {
    royalFlush: 'Royal straight flush',
    straightFlush: 'Färgstege',
    fourOfAKind: 'Fyrtal',
    fullHouse: 'Kåk',
    flush: 'Färg',
    straight: 'Stege',
    threeOfAKind: 'Triss',
    twoPairs: 'Två par',
    jacksOrBetter: 'Knektar eller bättre',
  },
  level1: 'En fin hand',
  level2: 'En hand att rama in',
  level3: 'Sitt livs hand',
  prizesLead: 'För din insats, som nu är {stake}. Den högsta handen räknas.',
  playTitle: 'Så spelas det',
  dealRule: 'En lek med 52 kort blandas på nytt för varje runda, och du får fem kort. Behåll inget, några eller alla.',
  drawRule: 'Dra: varje kort som du inte behåller byts mot nästa i samma lek. Sedan betalas handen.',
  pairRule:
    'Ett par ger vinst från knektar och uppåt: knektar, damer, kungar eller ess. Esset är högt, och lågt i en stege från ess till fem.',
  keysRule: 'På tangentbordet behåller tangenterna 1 till 5 ett kort, och mellanslag ger och drar.',
  adviceRule:
    'Det bästa valet är det som i snitt ger mest tillbaka. Det räknas ut över alla dragningar som kan följa; du behöver inte följa det.',
  absentRule:
    'En runda som du lämnar väntar på dig med samma kort. Efter 20 timmar avslutas den med det bästa valet. Är flera lika bra behålls flest kort, och av dem de som ligger längst till vänster.',
  returnRule:
    'Med bästa spel betalar Jacks i längden tillbaka {rtp} av alla insatser: exakt räknat över alla 2 598 960 händer och alla 32 sätt att behålla korten i var och en. Andra val ger mindre.',
}
