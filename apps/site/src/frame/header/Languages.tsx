import { Icon } from '@fairhouse/ui'
import { useSite } from '../../base/site.ts'
import button from './IconButton.module.css'
import { LanguageList } from './LanguageList.tsx'
import style from './Languages.module.css'

/** The languages in a pop-over of the browser's own. */
export function Languages() {
  const {
    texts: { t, language },
  } = useSite()
  const code = language.code.slice(0, 2).toUpperCase()
  return (
    <div className={style.switcher}>
      <button
        type="button"
        className={button.icon}
        popoverTarget="languages"
        aria-label={`${code}, ${t('shell.languageNow', { name: language.name })}`}
      >
        <Icon name="globe" />
        <span className={style.code} aria-hidden="true">
          {code}
        </span>
      </button>
      <div id="languages" popover="auto" className={style.panel}>
        <LanguageList />
      </div>
    </div>
  )
}
