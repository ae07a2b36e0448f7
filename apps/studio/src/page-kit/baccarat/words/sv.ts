import type { PuntoWords } from './index.ts'

/** What tables of punto banco say, in Swedish. */
export const swedish: PuntoWords = {
  felt: 'Bord: lägg marker',
  names: { player: 'Spelaren', banker: 'Banken', tie: 'Oavgjort' },
  result: {
    player: 'Spelaren vinner, {player} mot {banker}',
    banker: 'Banken vinner, {banker} mot {player}',
    tie: 'Oavgjort, {player} var',
  },
  countRule:
    'Ett ess räknas ett, tior och klädda kort inget, de andra sin siffra. Av en summa räknas bara sista siffran. Åtta eller nio med två kort avslutar rundan.',
  drawTitle: 'Vem som drar ett tredje kort',
  playerRule: 'Spelaren drar på noll till fem och stannar på sex eller sju.',
  bankerRule:
    'Om spelaren stannar drar banken på noll till fem. Har spelaren dragit drar banken alltid på noll till två, och på mer som tabellen säger; på sju aldrig.',
  bankerHas: 'Banken har',
  bankerDraws: 'och drar om spelarens tredje kort räknas',
  paysTitle: 'Vad det ger och återbetalar',
  tieRule: 'Vid oavgjort kommer marker på spelaren och banken tillbaka. Bankens vinst betalas utan en tjugondel.',
  returnRule: 'Återbetalningen är exakt, genom alla ordningar av sex kort ur skon. I längden återbetalar banken mest och oavgjort minst.',
}
