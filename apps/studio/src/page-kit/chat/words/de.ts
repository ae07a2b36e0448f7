import type { ChatWords } from './index.ts'

/** What the chat of a room says, in German. */
export const german: ChatWords = {
  chatTitle: 'Chat',
  messages: 'Nachrichten in diesem Saal',
  nobody: 'Noch hat niemand geschrieben.',
  readOnly: 'In der Demonstration lesen Sie mit. Schreiben kann, wer um Geld spielt.',
  house: 'Seien Sie freundlich: Alle im Saal lesen mit, das Haus auch. Keine Links, Adressen oder Telefonnummern.',
  nickname: 'Ihr Spitzname',
  nicknameHint:
    '2 bis 16 Buchstaben und Ziffern. Sie wählen ihn einmal, für alle unsere Säle: Nehmen Sie einen, der Ihren Namen nicht verrät.',
  renameHint: 'Das Haus bittet Sie um einen anderen Spitznamen. Bis Sie ihn gewählt haben, liest niemand, was Sie geschrieben haben.',
  choose: 'Wählen',
  message: 'Ihre Nachricht',
  send: 'Senden',
  left: 'Verbleibende Zeichen: {count}',
  mutedUntil: 'Das Haus hat Ihr Schreiben unterbrochen. Ab {date} können Sie wieder schreiben. Lesen können Sie weiter.',
  mutedForGood: 'Das Haus lässt Sie hier nicht mehr schreiben. Lesen können Sie weiter.',
  you: 'Sie',
  about: '{nickname} ausblenden oder die Nachricht melden',
  hide: '{nickname} ausblenden',
  hiddenNow: 'Sie sehen nichts mehr von {nickname}.',
  hidden: 'Ausgeblendet: {names}',
  showAll: 'Wieder zeigen',
  report: 'Dem Haus melden',
  reported: 'Danke. Das Haus sieht sich diese Nachricht an.',
  chatCodes: {
    CHAT_READ_ONLY: 'In der Demonstration können Sie nur lesen.',
    CHAT_NO_NAME: 'Wählen Sie zuerst einen Spitznamen.',
    CHAT_MUTED: 'Das Haus hat Ihr Schreiben unterbrochen. Lesen können Sie weiter.',
    CHAT_EMPTY: 'Schreiben Sie zuerst ein paar Worte.',
    CHAT_LONG: 'Eine Nachricht hat höchstens 140 Zeichen. Kürzen Sie sie.',
    CHAT_FAST: 'Etwas langsamer, bitte: Gleich können Sie wieder schreiben.',
    CHAT_TWICE: 'Das haben Sie gerade geschrieben.',
    CHAT_CONTACT:
      'Zu Ihrer Sicherheit verschickt hier niemand Links, Mailadressen oder Telefonnummern. Zahlen von Kugeln schreibt man mit Kommas.',
    CHAT_WORDS: 'Bleiben wir freundlich: Eines dieser Wörter gebrauchen wir hier nicht. Niemand hat die Nachricht gesehen.',
    CHAT_GONE: 'Diese Nachricht ist nicht mehr da.',
    NAME_FORM:
      'Ein Spitzname hat 2 bis 16 Buchstaben oder Ziffern einer Schrift, dazwischen einzelne Leerzeichen oder Bindestriche, und mindestens einen Buchstaben.',
    NAME_TAKEN: 'Jemand hat diesen Spitznamen oder einen, der so aussieht. Wählen Sie einen anderen.',
    NAME_WORDS: 'Dieser Spitzname enthält ein Wort, das wir hier nicht gebrauchen. Wählen Sie einen anderen.',
    NAME_CONTACT: 'Ein Spitzname enthält keine Adresse und keine Telefonnummer. Wählen Sie einen anderen.',
    NAME_HOUSE: 'Dieser Spitzname klingt nach dem Haus selbst. Wählen Sie einen anderen.',
    NAME_CHOSEN: 'Sie haben Ihren Spitznamen schon gewählt.',
  },
}
