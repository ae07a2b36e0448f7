import type { HedgehogWords } from './index.ts'

/** Hush, Hedgehog's own texts in German. */
export const german: HedgehogWords = {
  game: 'Hush, Hedgehog',
  idle: 'Sagen Sie, wie viele Igel unter dem Laub schlafen, und gehen Sie spazieren.',
  level1: 'Auf Zehenspitzen',
  level2: 'Kein Blatt rührt sich',
  level3: 'Die leisesten Füße im Wald',
  scriptText: '{game} braucht JavaScript.',
  spin: 'Spazieren gehen',
  field: 'Fünfundzwanzig Laubhaufen',
  heap: 'Reihe {row}, Haufen {place}: {what}',
  looks: { closed: 'Laub', clear: 'offen, niemand da', away: 'hier schlief ein Igel', awake: 'der Igel, der erwacht ist' },
  ladder: 'Was jeder Haufen zahlt',
  hedgehogs: 'Igel',
  sleepers: 'Igel: {count}',
  fewer: 'Weniger Igel',
  more: 'Mehr Igel',
  take: 'Gewinn nehmen',
  takeMoney: '{won} nehmen',
  openOne: 'Öffnen Sie einen Laubhaufen.',
  soFar: 'Bisher gewonnen: {won}',
  nextPays: 'Der nächste Haufen zahlt {pays}.',
  taken: 'Geöffnete Haufen: {count}, das zahlt {pays}',
  woke: 'Ein Igel ist erwacht. Schlaf gut, der Spaziergang ist zu Ende.',
  board: 'Geöffnet: {opened}. Igel schliefen in {sleeping}.',
  none: 'keiner',
  opened: 'Haufen',
  chance: 'Chance bis dahin',
  prizesTitle: 'Was die Haufen zahlen',
  openRule:
    'Ein bis zwölf Igel schlafen unter fünfundzwanzig Laubhaufen. Öffnen Sie Haufen in beliebiger Reihenfolge. Jeder ohne Igel erhöht den Gewinn.',
  takeRule: 'Vom ersten offenen Haufen an können Sie den Gewinn nehmen. Erwacht ein Igel, ist die Runde vorbei und nichts gewonnen.',
  lastRule:
    'Mit dem letzten Haufen, der zahlen kann, wird der Gewinn von selbst genommen. Kein Gewinn liegt über dem 5.000-Fachen des Einsatzes.',
  awayTitle: 'Wenn Sie nicht zurückkommen',
  awayRule:
    'Eine Runde wartet 20 Stunden auf Sie. Dann wird der Gewinn für Sie genommen. Ist noch kein Haufen offen, wird der erste der ersten Reihe geöffnet und dann der Gewinn genommen.',
  returnRule:
    'Gezahlt werden 97 % geteilt durch die Chance, so weit zu kommen, abgerundet auf ein Hundertstel. Deshalb gibt jede Spielweise, wann immer Sie aufhören, auf lange Sicht {rtp} aller Einsätze zurück. Die Igel legen sich hin, bevor der erste Haufen geöffnet wird, und bleiben, wo sie sind; gezeigt werden sie am Ende der Runde.',
}
