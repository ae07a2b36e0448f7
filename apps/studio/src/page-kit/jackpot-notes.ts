import { html, type Html } from '@fairhouse/process/html.ts'
import type { JackpotOutcome } from '../engine/game.ts'
import type { Session } from '../engine/rounds/session.ts'
import { moneyText } from './money.ts'
import { fillIn } from './page.ts'
import { languageOf, type WordsByLanguage } from './words/index.ts'

type JackpotWords = { title: string; note: string; rule: string }

const words: WordsByLanguage<JackpotWords> = {
  en: {
    title: 'Jackpot',
    note: 'Jackpot {name}. {outcome} wins it: all of it with a stake of {stake} or more.',
    rule: '{outcome} wins the jackpot {name}, besides what the game pays. A stake of {stake} or more takes all that is in it; a smaller one takes the part that it is of {stake}, and the rest stays in the jackpot. Only stakes of your own money count.',
  },
  de: {
    title: 'Jackpot',
    note: 'Jackpot {name}. {outcome} gewinnt ihn: ganz ab einem Einsatz von {stake}.',
    rule: '{outcome} gewinnt den Jackpot {name}, zusätzlich zu dem, was das Spiel zahlt. Ein Einsatz ab {stake} bekommt alles, was darin ist; ein kleinerer bekommt den Teil, der er von {stake} ist, und der Rest bleibt im Jackpot. Es zählen nur Einsätze eigenen Geldes.',
  },
  fi: {
    title: 'Jättipotti',
    note: 'Jättipotti {name}. {outcome} voittaa sen: kokonaan vähintään {stake} panoksella.',
    rule: '{outcome} voittaa jättipotin {name} sen lisäksi, mitä peli maksaa. Vähintään {stake} panos saa kaiken, mitä siinä on; pienempi saa sen osan, joka se on summasta {stake}, ja loput jäävät jättipottiin. Vain oman rahan panokset lasketaan.',
  },
  sv: {
    title: 'Jackpott',
    note: 'Jackpotten {name}. {outcome} vinner den: hela med en insats på minst {stake}.',
    rule: '{outcome} vinner jackpotten {name}, utöver vad spelet betalar. En insats på minst {stake} får allt som finns i den; en mindre får den del som den är av {stake}, och resten stannar i jackpotten. Bara insatser med egna pengar räknas.',
  },
  nl: {
    title: 'Jackpot',
    note: 'Jackpot {name}. {outcome} wint hem: helemaal met een inzet van {stake} of meer.',
    rule: '{outcome} wint de jackpot {name}, naast wat het spel betaalt. Een inzet van {stake} of meer krijgt alles wat erin zit; een kleinere krijgt het deel dat hij van {stake} is, en de rest blijft in de jackpot. Alleen inzetten van je eigen geld tellen.',
  },
  et: {
    title: 'Jackpot',
    note: 'Jackpot {name}. {outcome} võidab selle: tervikuna vähemalt {stake} panusega.',
    rule: '{outcome} võidab jackpoti {name} lisaks sellele, mida mäng maksab. Vähemalt {stake} panus saab kõik, mis selles on; väiksem saab selle osa, mille see summast {stake} moodustab, ja ülejäänu jääb jackpotti. Arvesse lähevad ainult oma raha panused.',
  },
  ar: {
    title: 'الجائزة الكبرى',
    note: 'الجائزة الكبرى {name}. {outcome} يفوز بها: كاملةً برهان {stake} أو أكثر.',
    rule: '{outcome} يفوز بالجائزة الكبرى {name}، إضافةً إلى ما تدفعه اللعبة. رهان {stake} أو أكثر يأخذ كل ما فيها، والرهان الأصغر يأخذ منها بقدر نسبته إلى {stake} ويبقى الباقي في الجائزة. لا تُحسب إلا الرهانات بمالك الخاص.',
  },
}

/** The jackpots that the platform told of at the launch, each as a sentence; those that the game's outcomes win. */
function sentences({ jackpots, language: tag, currency }: Session, outcomes: readonly JackpotOutcome[], text: 'note' | 'rule'): string[] {
  const language = languageOf(tag)
  return jackpots.flatMap(({ name, outcome, fullStake }) => {
    const names = outcomes.find((one) => one.outcome === outcome)?.names
    const stake = moneyText(BigInt(fullStake), currency, language)
    return names ? [fillIn(words[language][text], { name, outcome: names[language], stake })] : []
  })
}

/** Says under a game's name which jackpots run, and what wins them; nothing if none does. */
export const jackpotNotes = (session: Session, outcomes: readonly JackpotOutcome[]): Html =>
  html`${sentences(session, outcomes, 'note').map((sentence) => html`<p class="demo jackpot-note">${sentence}</p>`)}`

/** Says in the rules of a game what its jackpots take; nothing if none runs. */
export function jackpotRules(session: Session, outcomes: readonly JackpotOutcome[]): Html {
  const rules = sentences(session, outcomes, 'rule')
  if (rules.length === 0) return html``
  return html`<h3>${words[languageOf(session.language)].title}</h3>
    ${rules.map((sentence) => html`<p>${sentence}</p>`)}`
}
