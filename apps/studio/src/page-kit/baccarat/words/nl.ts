import type { PuntoWords } from './index.ts'

/** What tables of punto banco say, in Dutch. */
export const dutch: PuntoWords = {
  felt: 'Tafel: leg fiches',
  names: { player: 'Speler', banker: 'Bank', tie: 'Gelijk' },
  result: { player: 'Speler wint, {player} tegen {banker}', banker: 'Bank wint, {banker} tegen {player}', tie: 'Gelijk, elk {player}' },
  countRule:
    'Een aas telt één, tienen en plaatjes niets, de andere hun getal. Van een som telt alleen het laatste cijfer. Acht of negen met twee kaarten beëindigt de ronde.',
  drawTitle: 'Wie een derde kaart trekt',
  playerRule: 'De speler trekt bij nul tot vijf en past bij zes of zeven.',
  bankerRule:
    'Past de speler, dan trekt de bank bij nul tot vijf. Heeft de speler getrokken, dan trekt de bank bij nul tot twee altijd en bij meer volgens de tabel; bij zeven nooit.',
  bankerHas: 'Bank heeft',
  bankerDraws: 'en trekt als de derde kaart van de speler telt',
  paysTitle: 'Wat het uitbetaalt en teruggeeft',
  tieRule: 'Bij gelijk komen fiches op speler en bank terug. De winst van de bank wordt zonder een twintigste uitbetaald.',
  returnRule:
    'De waarden zijn exact, door alle volgordes van zes kaarten uit de slof. Op de lange duur geeft de bank het meest terug en gelijk het minst.',
}
