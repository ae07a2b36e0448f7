import type { RoomWords } from '../../../page-kit/bingo/words/index.ts'
import type { WordsByLanguage } from '../../../page-kit/words/index.ts'

const room = (line: string, twoLines: string, house: string, about: string): RoomWords => ({
  game: 'Dovecote',
  goals: { line, twoLines, house },
  about,
})

/** What Dovecote calls its prizes, and how its tickets are made. */
export const dovecoteWords: WordsByLanguage<RoomWords> = {
  en: room('One line', 'Two lines', 'Full house', 'A ticket has 15 of the numbers 1 to 90, five in each of three lines.'),
  de: room('Eine Linie', 'Zwei Linien', 'Volles Haus', 'Ein Schein hat 15 der Zahlen 1 bis 90, fünf in jeder von drei Linien.'),
  fi: room('Yksi rivi', 'Kaksi riviä', 'Täysi talo', 'Kupongissa on 15 numeroa väliltä 1–90, viisi kullakin kolmesta rivistä.'),
  sv: room('En rad', 'Två rader', 'Full bricka', 'En bricka har 15 av numren 1 till 90, fem på var och en av tre rader.'),
  nl: room('Eén lijn', 'Twee lijnen', 'Volle kaart', 'Een kaart heeft 15 van de nummers 1 tot 90, vijf op elk van drie lijnen.'),
  et: room('Üks rida', 'Kaks rida', 'Täismaja', 'Piletil on 15 numbrit vahemikust 1–90, viis igal kolmest reast.'),
  ar: room('سطر واحد', 'سطران', 'بطاقة كاملة', 'في البطاقة 15 من الأرقام 1 إلى 90، خمسة في كل من ثلاثة أسطر.'),
}
