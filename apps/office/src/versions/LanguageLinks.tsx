import { OfficeLink } from '../base/address/OfficeLink.tsx'
import style from './LanguageLinks.module.css'

/** The languages of the site, each a link to its text; those without one of their own are dashed. */
export function LanguageLinks({
  languages,
  has,
  hrefOf,
  labelOf,
}: {
  languages: readonly string[]
  has: (language: string) => boolean
  hrefOf: (language: string) => string
  labelOf: (language: string, has: boolean) => string
}) {
  return (
    <span className={style.languages}>
      {languages.map((language) => (
        <OfficeLink
          key={language}
          href={hrefOf(language)}
          className={has(language) ? style.there : style.missing}
          aria-label={labelOf(language, has(language))}
        >
          {language}
        </OfficeLink>
      ))}
    </span>
  )
}
