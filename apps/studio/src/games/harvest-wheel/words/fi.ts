import type { WheelWords } from './index.ts'

/** The table's own texts in Finnish. */
export const finnish: WheelWords = {
  game: 'Harvest Wheel',
  playing: 'Kuula pyörii.',
  last: 'Viimeiset numerot',
  noLast: 'Ei vielä numeroa',
  rulesText:
    'Kaikki pöydässä pelaavat samaa kierrosta. Asetat pelimerkkejä 20 sekunnin ajan ja vahvistat ne yhdellä painikkeella; sitten kuula pyörii, ja voittosi maksetaan, kun se pysähtyy. Pelimerkit, joita et vahvista, eivät maksa mitään.',
  fairRule: 'Aiemmat numerot eivät muuta seuraavaa. Ei ole kaavaa löydettäväksi eikä järjestelmää, joka voittaa.',
}
