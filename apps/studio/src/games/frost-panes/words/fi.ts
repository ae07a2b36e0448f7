import type { FrostWords } from './index.ts'

/** Frost Panes' own texts in Finnish. */
export const finnish: FrostWords = {
  game: 'Frost Panes',
  idle: 'Yhdeksän huurteista ruutua. Kolme samaa niiden takana voittaa.',
  level1: 'Kirkas aamu',
  level2: 'Lahjoja kuusen alla',
  level3: 'Koko kaupunki valoissa',
  scriptText: '{game} tarvitsee JavaScriptin.',
  spin: 'Uusi ikkuna',
  window: 'Ikkuna, jossa on yhdeksän ruutua',
  pane: 'Ruutu {number}: {what}',
  frosted: 'huurteinen',
  wipe: 'Pyyhi ruudut puhtaiksi yksitellen tai kaikki kerralla.',
  all: 'Pyyhi kaikki ruudut',
  three: '{count} × {kind} maksaa {pays}',
  noThree: 'Ei kolmea samaa',
  board: 'Ruutujen takana: {panes}.',
  kinds: {
    A: 'tähti',
    B: 'reki',
    C: 'punarinta',
    D: 'kello',
    E: 'kynttilä',
    F: 'piparkakku',
    G: 'lapanen',
    H: 'männynkäpy',
  },
  behind: 'Kolme kertaa',
  windows: 'Ikkunoita 100 000:sta',
  prizesTitle: 'Voitot ja niiden määrät',
  wipeRule:
    'Jokainen kierros on ikkuna, jossa on yhdeksän ruutua. Pyyhi sormella tai hiirellä, näppäimistöllä (nuolet ja Enter) tai kaikki kerralla. Pyyhkimistapa ei muuta mitään.',
  layRule:
    'Ensin arvotaan voitto, sitten se, mitä ruutujen takana on. Voitoton ikkuna näyttää satunnaisesti arvottuja asioita, jokainen asetelma ilman kolmea samaa yhtä todennäköinen: mitään ei aseteta näyttämään melkein voitolta.',
  returnRule:
    'Pitkällä aikavälillä {game} palauttaa {rtp} kaikista panoksista (tarkalleen 961/1000). Se on kuin painettu {windows} ikkunan sarja, josta jokainen kierros arpoo yhden uudelleen; {hit} niistä voittaa.',
}
