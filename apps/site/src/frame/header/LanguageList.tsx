import { languageOf } from '@fairhouse/messages'
import { useLocation } from '@tanstack/react-router'
import { joinLanguage } from '../../base/address/language-path.ts'
import { useSite } from '../../base/site.ts'
import { Flag } from './Flag.tsx'
import style from './Languages.module.css'

/** The languages as ordinary links: choosing one reloads the page. */
export function LanguageList() {
  const {
    settings,
    texts: { t, language },
  } = useSite()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <ul className={style.list} aria-label={t('shell.language')}>
      {settings.languages.map((code) => {
        const { name, tag, direction } = languageOf(code)
        return (
          <li key={code}>
            <a
              href={joinLanguage(path, code, settings.language)}
              hrefLang={tag}
              lang={tag}
              dir={direction}
              aria-current={code === language.code ? 'true' : undefined}
            >
              <Flag locale={code} />
              {name}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
