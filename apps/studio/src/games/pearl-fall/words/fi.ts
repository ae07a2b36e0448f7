import type { PearlWords } from './index.ts'

/** Pearl Fall's own texts in Finnish. */
export const finnish: PearlWords = {
  game: 'Pearl Fall',
  idle: 'Valitse rivit ja riski. Jokaisella nastalla helmi putoaa vasemmalle tai oikealle.',
  level1: 'Kaunis helmi',
  level2: 'Helminauha',
  level3: 'Valtameren helmi',
  scriptText: '{game} tarvitsee JavaScriptin.',
  spin: 'Pudota helmi',
  rows: 'Rivit',
  risk: 'Riski',
  low: 'Pieni',
  medium: 'Keskitaso',
  high: 'Suuri',
  boardName: 'Rivejä: {rows}, riski: {risk}',
  board: '{board}. Kupit maksavat vasemmalta oikealle: {pays}.',
  fell: 'Kuppi {cup}/{cups} maksaa {pays}',
  way: 'Helmen reitti: {steps}.',
  left: 'vasen',
  right: 'oikea',
  cups: 'Kupit',
  chance: 'Mahdollisuus',
  prizesTitle: 'Valitun laudan voitot',
  wayRule:
    'Jokaisella nastalla yksi satunnainen bitti ratkaisee, putoaako helmi vasemmalle vai oikealle, kumpikin yhtä todennäköisesti. Näet täsmälleen sen reitin, joka arvottiin.',
  riskRule:
    'Riski muuttaa vain sitä, mitä kupit maksavat, ei koskaan helmen putoamista. Jokainen kuppi maksaa jotain; useimmat keskellä vähemmän kuin panoksen.',
  returnRule:
    'Pitkällä aikavälillä {game} palauttaa {rtp} kaikista panoksista. Osuus riippuu laudasta, ja se on laskettu kaikista reiteistä, joita helmi voi kulkea:',
}
