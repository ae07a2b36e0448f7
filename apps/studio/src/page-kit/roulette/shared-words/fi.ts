import type { SharedWheelWords } from './index.ts'

/** What wheels say that all players share, in Finnish. */
export const finnish: SharedWheelWords = {
  playing: 'Kuula pyörii.',
  last: 'Viimeiset numerot',
  noLast: 'Ei vielä numeroa',
  rulesText:
    'Kaikki pöydässä pelaavat samaa kierrosta. Asetat pelimerkkejä 20 sekunnin ajan ja vahvistat ne yhdellä painikkeella; sitten kuula pyörii, ja voittosi maksetaan, kun se pysähtyy. Pelimerkit, joita et vahvista, eivät maksa mitään.',
  fairRule: 'Aiemmat numerot eivät muuta seuraavaa. Ei ole kaavaa löydettäväksi eikä järjestelmää, joka voittaa.',
}
