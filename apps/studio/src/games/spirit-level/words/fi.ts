import type { LevelWords } from './index.ts'

/** Spirit Level's own texts in Finnish. */
export const finnish: LevelWords = {
  game: 'Spirit Level',
  idle: 'Aseta merkki ja valitse puoli, jolle kuplan pitäisi asettua.',
  level1: 'Täsmälleen suorassa',
  level2: 'Hiuskarvan tarkkuudella',
  level3: 'Mestarin silmä',
  scriptText: '{game} tarvitsee JavaScriptin.',
  spin: 'Anna kuplan asettua',
  level: 'Vatupassi, 0–100',
  mark: 'Merkki',
  side: 'Kupla asettuu',
  below: 'Alle',
  above: 'Yli',
  chance: 'Mahdollisuus',
  wouldWin: 'Voittaisit',
  winsFrom: 'Voittaa välillä {from}–{to}.',
  rests: 'Kupla asettui kohtaan {place}.',
  prizesTitle: 'Kaikki mahdollisuudet ja niiden voitot',
  chooseRule:
    'Aseta merkki mihin tahansa asteikolla ja valitse, pitäisikö kuplan asettua sen alle vai yli. Täsmälleen merkin kohdalla on yli.',
  placeRule: 'Kupla asettuu yhteen 10 000 kohdasta, 0,00–99,99, jokaiseen yhtä todennäköisesti. Mahdollisuutesi on 2–95 %.',
  returnRule:
    'Voitto on 97 % jaettuna mahdollisuudella, pyöristettynä alas sadasosaan, jotta jokainen voitto on sentilleen tarkka. Pitkällä aikavälillä {game} palauttaa {rtp} kaikista panoksista; taulukko kertoo sen jokaiselle mahdollisuudelle, samoin kummallekin puolelle.',
}
