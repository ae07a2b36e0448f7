import type { RouletteWords } from './index.ts'

/** What both wheels say, in Estonian. */
export const estonian: RouletteWords = {
  red: 'punane',
  black: 'must',
  green: 'roheline',
  pocketName: '{number} {colour}',
  straight: 'Number {number}',
  between: 'Numbrite {numbers} vahel',
  names: {
    low: '1–18',
    high: '19–36',
    even: 'Paaris',
    odd: 'Paaritu',
    red: 'Punane',
    black: 'Must',
    dozen1: 'Esimene tosin, 1–12',
    dozen2: 'Teine tosin, 13–24',
    dozen3: 'Kolmas tosin, 25–36',
    column1: 'Esimene veerg (2:1), 1 kuni 34',
    column2: 'Teine veerg (2:1), 2 kuni 35',
    column3: 'Kolmas veerg (2:1), 3 kuni 36',
  },
  paysTitle: 'Mida see maksab',
  paysNumber: 'Number',
  paysThird: 'Tosin või veerg',
  paysEven: 'Punane või must, paaris või paaritu, 1 kuni 18 või 19 kuni 36',
  paysTo: '{pays} ühele',
  zeroRule: 'Nulli korral võidab ainult panus nullile.',
  returnRule: 'Pika aja jooksul annab iga panus tagasi {rtp} panustatust (täpselt 36/37), millise sa ka valid.',
  felt: 'Laud: pane žetoonid numbritele ja võimalustele',
  wheel: 'Ratas',
}
