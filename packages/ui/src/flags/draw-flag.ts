import { countryFlags, languageOfCountry } from './country-flags.ts'
import { disc, field, nordic, polygon, sideways, star, stripes, upright } from './pieces.ts'

/** Each language's flag, drawn plainly: what is too fine for its size is left out. */
const flags: Readonly<Record<string, string>> = {
  ar: stripes('#00843d', '#fff', '#111') + sideways(16, '#d21034'),
  bg: stripes('#fff', '#00966e', '#d62612'),
  da: field('#c8102e') + nordic('#fff', 6),
  de: stripes('#111', '#d00', '#ffce00'),
  el:
    stripes('#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf') +
    polygon('0,0 22,0 22,22 0,22', '#0d5eaf') +
    polygon('9,0 13,0 13,22 9,22', '#fff') +
    polygon('0,9 22,9 22,13 0,13', '#fff'),
  en:
    stripes('#b31942', '#fff', '#b31942', '#fff', '#b31942', '#fff', '#b31942') +
    polygon('0,0 27,0 27,23 0,23', '#0a3161') +
    [5, 13.5, 22].map((x) => disc(x, 6, 1.6, '#fff') + disc(x, 17, 1.6, '#fff')).join('') +
    [9.2, 17.8].map((x) => disc(x, 11.5, 1.6, '#fff')).join(''),
  en_uk:
    field('#012169') +
    polygon('0,0 7,0 60,35.3 60,40 53,40 0,4.7', '#fff') +
    polygon('60,0 60,4.7 7,40 0,40 0,35.3 53,0', '#fff') +
    polygon('0,0 3,0 60,38 60,40 57,40 0,2', '#c8102e') +
    polygon('60,0 60,2 3,40 0,40 0,38 57,0', '#c8102e') +
    polygon('24,0 36,0 36,40 24,40', '#fff') +
    polygon('0,14 60,14 60,26 0,26', '#fff') +
    polygon('26.5,0 33.5,0 33.5,40 26.5,40', '#c8102e') +
    polygon('0,16.5 60,16.5 60,23.5 0,23.5', '#c8102e'),
  es: stripes('#aa151b', '#f1bf00', '#f1bf00', '#aa151b') + disc(18, 20, 4, '#aa151b'),
  es_419: upright('#006847', '#fff', '#ce1126') + disc(30, 20, 4.5, '#8c6a3a'),
  et: stripes('#0072ce', '#111', '#fff'),
  fa: stripes('#239f40', '#fff', '#da0000') + disc(30, 20, 3.6, '#da0000'),
  fi: field('#fff') + nordic('#002f6c', 11),
  fr: upright('#0055a4', '#fff', '#ef4135'),
  hu: stripes('#ce2939', '#fff', '#477050'),
  id: stripes('#ce1126', '#fff'),
  it: upright('#009246', '#fff', '#ce2b37'),
  ja: field('#fff') + disc(30, 20, 11, '#bc002d'),
  nl: stripes('#ae1c28', '#fff', '#21468b'),
  no: field('#ba0c2f') + nordic('#fff', 11) + nordic('#00205b', 5),
  pl: stripes('#fff', '#dc143c'),
  pt: field('#ff0000') + sideways(24, '#006600') + disc(24, 20, 7.5, '#ffcc00') + disc(24, 20, 3.5, '#fff'),
  pt_br: field('#009739') + polygon('30,4 55,20 30,36 5,20', '#fedd00') + disc(30, 20, 8.5, '#012169'),
  ru: stripes('#fff', '#0039a6', '#d52b1e'),
  sv: field('#006aa7') + nordic('#fecc00', 8),
  tr: field('#e30a17') + disc(22, 20, 10, '#fff') + disc(24.6, 20, 8, '#e30a17') + star(36, 20, 5, '#fff'),
  zh:
    field('#de2910') +
    star(11, 11, 7, '#ffde00') +
    [6, 11, 17, 22].map((y, place) => star(place % 3 === 0 ? 21 : 25, y - 1, 2.2, '#ffde00')).join(''),
  ro: upright('#002b7f', '#fcd116', '#ce1126'),
}

const plain =
  field('#59616f') + disc(30, 20, 12, 'none', '#fff') + disc(30, 20, 5, 'none', '#fff') + polygon('18,19 42,19 42,21 18,21', '#fff')

/** The flag of a language or of a country (`country_est`) as SVG of 60 by 40; `default` is the one for all others, an unknown one has none. */
export function drawFlag(locale: string): string | undefined {
  const country = locale.startsWith('country_') ? locale.slice('country_'.length) : undefined
  const drawn = locale === 'default' ? plain : country === undefined ? flagIn(flags, locale) : flagOfCountry(country)
  return drawn && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" width="60" height="40">${drawn}</svg>`
}

const flagIn = (drawn: Readonly<Record<string, string>>, name: string) => (Object.hasOwn(drawn, name) ? drawn[name] : undefined)
const flagOfCountry = (country: string) => flagIn(countryFlags, country) ?? flagIn(flags, flagIn(languageOfCountry, country) ?? '')
