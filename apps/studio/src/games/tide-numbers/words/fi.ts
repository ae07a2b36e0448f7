import type { TideWords } from './index.ts'

/** Tide Numbers' own texts in Finnish. */
export const finnish: TideWords = {
  game: 'Tide Numbers',
  idle: 'Merkitse yhdestä kuuteen numeroa. Vuorovesi tuo kymmenen neljästäkymmenestä.',
  level1: 'Hyvä nousuvesi',
  level2: 'Vuoden nousuvesi',
  level3: 'Meri antaa kaikkensa',
  scriptText: '{game} tarvitsee JavaScriptin.',
  spin: 'Päästä vuorovesi tulemaan',
  field: 'Kivet, joissa on numerot 1–40',
  marked: '{number}, merkitty',
  drawn: '{number}, arvottu',
  hit: '{number}, merkitty ja arvottu',
  markFirst: 'Merkitse ensin ainakin yksi numero.',
  tooMany: 'Enintään kuusi numeroa. Poista ensin yksi.',
  quick: 'Merkitse satunnaisesti',
  clear: 'Poista merkinnät',
  payList: 'Mitä osumat maksavat',
  hitsOf: '{hits} osumaa {marks} numerosta',
  hitNumbers: 'Osumat: {numbers}',
  board: 'Arvottu: {drawn}. Merkitty: {marks}.',
  nothingMarked: 'Yhtään numeroa ei ole merkitty.',
  marks: 'Merkitty',
  hits: 'Osumia',
  prizesTitle: 'Voitot merkintöjen ja osumien mukaan',
  chooseRule:
    'Merkitse yhdestä kuuteen numeroa. Ne pysyvät merkittyinä, kunnes muutat niitä. Se, mitkä numerot merkitset, ei vaikuta mahdollisuuksiisi.',
  drawRule: 'Numeroista 1–40 arvotaan kymmenen eri numeroa, jokainen yhtä todennäköisesti. Merkitty numero, joka arvotaan, on osuma.',
  returnRule:
    'Pitkällä aikavälillä {game} palauttaa {rtp} kaikista panoksista. Osuus riippuu siitä, montako numeroa on merkitty, ja se on laskettu kaikista mahdollisista arvonnoista:',
}
