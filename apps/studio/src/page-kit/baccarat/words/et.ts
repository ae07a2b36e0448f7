import type { PuntoWords } from './index.ts'

/** What tables of punto banco say, in Estonian. */
export const estonian: PuntoWords = {
  felt: 'Laud: aseta žetoone',
  names: { player: 'Mängija', banker: 'Pank', tie: 'Viik' },
  result: { player: 'Mängija võidab, {player} : {banker}', banker: 'Pank võidab, {banker} : {player}', tie: 'Viik, mõlemal {player}' },
  countRule:
    'Äss on üks, kümned ja pildikaardid ei ole midagi, teised on oma numbri väärt. Summast loeb ainult viimane number. Kaheksa või üheksa kahe kaardiga lõpetab ringi.',
  drawTitle: 'Kes võtab kolmanda kaardi',
  playerRule: 'Mängija võtab nullist viieni ja jääb kuue või seitsme juurde.',
  bankerRule:
    'Kui mängija jääb, võtab pank nullist viieni. Kui mängija on võtnud, võtab pank nullist kaheni alati ja rohkema korral nagu tabelis; seitsme korral mitte kunagi.',
  bankerHas: 'Pangal on',
  bankerDraws: 'ja ta võtab, kui mängija kolmas kaart on',
  paysTitle: 'Mida see maksab ja tagastab',
  tieRule: 'Viigi korral tulevad mängija ja panga žetoonid tagasi. Panga võidust jäetakse kahekümnendik maksmata.',
  returnRule:
    'Tagastused on täpsed, kõigi kuue kaardi järjestuste põhjal kingast. Pikas plaanis tagastab pank kõige rohkem ja viik kõige vähem.',
}
