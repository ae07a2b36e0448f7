import type { BlackthornWords } from './index.ts'

/** Blackthorn's own texts in Finnish. */
export const finnish: BlackthornWords = {
  game: 'Blackthorn',
  idle: 'Avaa yhdestä kuuteen ruutua ja jaa.',
  scriptText: 'Blackthorn tarvitsee JavaScriptin.',
  spin: 'Jaa',
  spinning: 'Kortit tulevat',
  felt: 'Blackjack maksaa 3:2 · Jakaja jää 17:ään',
  boxes: 'Ruudut',
  fewer: 'Yksi ruutu vähemmän',
  more: 'Yksi ruutu lisää',
  inAll: '{count} × {stake} = {sum}',
  dealer: 'Jakaja',
  box: 'Ruutu {box}',
  hit: 'Kortti',
  stand: 'Jää',
  double: 'Tuplaa',
  soft: 'pehmeä {points}',
  turn: '{box}: {total}',
  shows: 'Jakajan näkyvä kortti: {card}.',
  missing: 'Tuplaus maksaa {stake} lisää, ja siitä puuttuu {missing}. Ota kortti tai jää.',
  told: '{name}: {cards}; {total}.',
  toldEnd: '{name}: {cards}; {total}; {result}.',
  dealerHas: 'Jakaja {total}',
  several: '{count} × {result}',
  results: { blackjack: 'Blackjack!', won: 'Voitto', push: 'Tasapeli', lost: 'Häviö', bust: 'Yli' },
  level1: 'Hieno kierros',
  level2: 'Upea kierros',
  level3: 'Vuoden kierros',
  aimTitle: 'Näin pelataan',
  aimRule:
    'Pääse lähemmäs 21:tä kuin jakaja menemättä yli. Kuvakortit ovat 10, ässä 11 tai 1, jos 11 olisi liikaa. Käsi, jossa ässä on 11, on pehmeä.',
  boxesRule: 'Avaat yhdestä kuuteen ruutua, kunkin valitsemallasi panoksella. Ne pelataan järjestyksessä yhtä jakajaa vastaan.',
  shoeRule: 'Jokainen kortti nostetaan kaikista 52:sta, tuli ennen mitä tahansa. Korttien laskemisesta ei ole täällä hyötyä.',
  blackjackRule:
    'Ässä ja kymppi tai kuvakortti kahtena ensimmäisenä korttina on blackjack ja maksaa 3:2. Muu voitto maksaa panoksen verran, ja tasapisteillä panos palautuu.',
  dealerRule:
    'Jakaja näyttää yhden kortin. Ennen ruutujen pelaamista piilossa oleva katsotaan: jakajan blackjack päättää kierroksen, ja vain oma blackjack saa panoksensa takaisin. Muuten jakaja nostaa 17:ään asti ja jää jokaiseen 17:ään, myös pehmeään. Jos verrattavaa ruutua ei ole, piilokortti käännetään eikä lisää nosteta.',
  doubleRule:
    'Millä tahansa kahdella kortilla voit tuplata: panostat saman verran lisää, saat yhden kortin, ja ruutu jää. Ilmaiskierroksia ei voi tuplata. Jakamista ja vakuutusta ei ole.',
  keysRule: 'Näppäimistöllä H ottaa kortin, S jää ja D tuplaa; välilyönti jakaa.',
  absentRule: 'Kierros, jonka jätät, odottaa sinua samoin kortein. 20 tunnin kuluttua jokainen ruutu jää sellaisenaan.',
  strategyTitle: 'Strategiakortti',
  strategyLead:
    'Mikä palauttaa eniten, pisteilläsi jakajan näyttämää korttia vastaan. H: kortti. S: jää. D: tuplaa, muuten kortti. E: tuplaa, muuten jää.',
  hardHands: 'Muut kädet',
  softHands: 'Pehmeät kädet',
  yours: 'Sinä',
  returnRule:
    'Tämän kortin mukaan pelattuna Blackthorn palauttaa pitkällä aikavälillä {rtp} panoksista, joilla kierrokset alkavat: tarkasti laskettuna taaksepäin jokaisen käden läpi. Muu peli palauttaa vähemmän.',
}
