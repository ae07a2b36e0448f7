import type { LevelWords } from './index.ts'

/** Spirit Level's own texts in German. */
export const german: LevelWords = {
  game: 'Spirit Level',
  idle: 'Setzen Sie die Marke und wählen Sie die Seite, auf der die Blase ruhen soll.',
  level1: 'Genau in Waage',
  level2: 'Haargenau',
  level3: 'Das Auge des Meisters',
  scriptText: '{game} braucht JavaScript.',
  spin: 'Die Blase zur Ruhe kommen lassen',
  level: 'Die Wasserwaage, von 0 bis 100',
  mark: 'Marke',
  side: 'Die Blase ruht',
  below: 'Darunter',
  above: 'Darüber',
  chance: 'Aussicht',
  wouldWin: 'Brächte',
  winsFrom: 'Gewinnt von {from} bis {to}.',
  rests: 'Die Blase ruht bei {place}.',
  prizesTitle: 'Jede Aussicht und was sie zahlt',
  chooseRule:
    'Setzen Sie die Marke irgendwo auf die Skala und wählen Sie, ob die Blase darunter oder darüber ruhen soll. Genau auf der Marke zählt als darüber.',
  placeRule:
    'Die Blase ruht an einer von 10.000 Stellen, von 0,00 bis 99,99, jede so wahrscheinlich wie jede andere. Ihre Aussicht liegt zwischen 2 und 95 %.',
  returnRule:
    'Gezahlt werden 97 % geteilt durch die Aussicht, abgerundet auf ein Hundertstel, damit jeder Gewinn auf den Cent genau ist. Auf lange Sicht gibt {game} {rtp} aller Einsätze zurück; die Tabelle sagt es für jede Aussicht, für beide Seiten gleich.',
}
