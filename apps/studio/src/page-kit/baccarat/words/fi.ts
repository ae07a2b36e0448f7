import type { PuntoWords } from './index.ts'

/** What tables of punto banco say, in Finnish. */
export const finnish: PuntoWords = {
  felt: 'Pöytä: aseta pelimerkkejä',
  names: { player: 'Pelaaja', banker: 'Pankki', tie: 'Tasapeli' },
  result: { player: 'Pelaaja voittaa {player}–{banker}', banker: 'Pankki voittaa {banker}–{player}', tie: 'Tasapeli, molemmilla {player}' },
  countRule:
    'Ässä on yksi, kympit ja kuvakortit eivät ole mitään, muut ovat numeronsa arvoisia. Summasta lasketaan vain viimeinen numero. Kahdeksan tai yhdeksän kahdella kortilla päättää kierroksen.',
  drawTitle: 'Kuka ottaa kolmannen kortin',
  playerRule: 'Pelaaja ottaa kortin luvuilla nollasta viiteen ja jää kuuteen ja seitsemään.',
  bankerRule:
    'Jos pelaaja jää, pankki ottaa kortin luvuilla nollasta viiteen. Jos pelaaja on ottanut, pankki ottaa luvuilla nollasta kahteen aina ja suuremmilla taulukon mukaan; seitsemällä ei koskaan.',
  bankerHas: 'Pankilla on',
  bankerDraws: 'ja se ottaa, jos pelaajan kolmas kortti on',
  paysTitle: 'Mitä se maksaa ja palauttaa',
  tieRule: 'Tasapelissä pelaajan ja pankin pelimerkit palautetaan. Pankin voitosta vähennetään kahdeskymmenesosa.',
  returnRule:
    'Palautukset ovat tarkkoja, kaikista kuuden kortin järjestyksistä kengästä laskettuina. Pitkällä aikavälillä pankki palauttaa eniten ja tasapeli vähiten.',
}
