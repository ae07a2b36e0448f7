import type { WordsByLanguage } from '../../page-kit/words/index.ts'

type PokerWords = Record<'title' | 'seated' | 'money' | 'tables', string>

/** The poker client's own texts by language. */
export const pokerWords: WordsByLanguage<PokerWords> = {
  en: {
    title: 'Poker room',
    seated: 'You are here as {name}.',
    money: 'At the cashier: {money}',
    tables: 'No table is open. Tables open when a second player sits down.',
  },
  de: {
    title: 'Pokerraum',
    seated: 'Sie sind hier als {name}.',
    money: 'An der Kasse: {money}',
    tables: 'Kein Tisch ist offen. Tische öffnen, sobald sich ein zweiter Spieler setzt.',
  },
  fi: {
    title: 'Pokerihuone',
    seated: 'Olet täällä nimellä {name}.',
    money: 'Kassassa: {money}',
    tables: 'Yhtään pöytää ei ole auki. Pöydät avautuvat, kun toinen pelaaja istuutuu.',
  },
  sv: {
    title: 'Pokerrummet',
    seated: 'Du är här som {name}.',
    money: 'I kassan: {money}',
    tables: 'Inget bord är öppet. Bord öppnas när en andra spelare slår sig ner.',
  },
  nl: {
    title: 'Pokerkamer',
    seated: 'Je bent hier als {name}.',
    money: 'In de kassa: {money}',
    tables: 'Er is geen tafel open. Tafels gaan open zodra een tweede speler aanschuift.',
  },
  et: {
    title: 'Pokkerituba',
    seated: 'Oled siin nimega {name}.',
    money: 'Kassas: {money}',
    tables: 'Ükski laud pole avatud. Lauad avanevad, kui teine mängija istub.',
  },
  ar: {
    title: 'غرفة البوكر',
    seated: 'أنت هنا باسم {name}.',
    money: 'في الصندوق: {money}',
    tables: 'لا طاولة مفتوحة. تُفتح الطاولات حين يجلس لاعب ثانٍ.',
  },
}
