import type { MillstoneWords } from './index.ts'

/** Millstone Roulette's own texts in German. */
export const german: MillstoneWords = {
  game: 'Millstone Roulette',
  idle: 'Legen Sie Chips auf den Tisch, dann drehen Sie.',
  scriptText: 'Millstone Roulette braucht JavaScript.',
  spinning: 'Die Kugel rollt',
  last: 'Letzte Zahlen dieses Besuchs',
  rulesTitle: 'So läuft eine Runde',
  rulesText:
    'Wählen Sie einen Chip und legen Sie ihn auf Zahlen, auf Grenzen zwischen ihnen oder auf Chancen. Dann drehen Sie: Die Kugel fällt in eines von 37 Fächern. Chips, deren Zahlen es haben, werden ausgezahlt und kommen zurück, alle anderen sind verloren.',
}
