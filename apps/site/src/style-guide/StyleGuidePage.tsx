import { lazy } from 'react'
import { Icon, iconNames } from '@fairhouse/ui'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useT } from '../base/site.ts'
import { Part } from './Part.tsx'
import { parts } from './parts.ts'
import { Tokens } from './Tokens.tsx'
import style from './StyleGuidePage.module.css'

const Components = lazy(async () => ({ default: (await import('./Components.tsx')).Components }))
const Errors = lazy(async () => ({ default: (await import('./Errors.tsx')).Errors }))
const Flags = lazy(async () => ({ default: (await import('./Flags.tsx')).Flags }))

/** /StyleGuide: everything that pages are made of, for those who make them. */
export function StyleGuidePage() {
  const t = useT()
  return (
    <div className={style.guide}>
      <PageTitle title={t('style-guide.title')} />
      <header className={style.head}>
        <h1 className={style.title}>{t('style-guide.title')}</h1>
        <p className={style.intro}>{t('style-guide.intro')}</p>
        <nav aria-label={t('style-guide.parts')}>
          <ul className={style.parts}>
            {parts.map((part) => (
              <li key={part}>
                <a href={`#${part}`}>{t(`style-guide.${part}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Tokens />
      <Part id="icons">
        <ul className={style.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size={26} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="components" late>
        <Components />
      </Part>
      <Part id="flags" late>
        <Flags />
      </Part>
      <Part id="errors" late>
        <Errors />
      </Part>
    </div>
  )
}
