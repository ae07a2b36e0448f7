import { Money } from '@fairhouse/ui'
import { useT } from '../base/site.ts'
import { Palette } from './Palette.tsx'
import { Part } from './Part.tsx'
import { motions, radii, spaces, texts, titles } from './tokens.ts'
import style from './Tokens.module.css'

const themes = ['light', 'dark'] as const

/** Colours in light and dark beside each other, type, space, motion. */
export function Tokens() {
  return (
    <>
      <Part id="colours">
        <div className={style.themes}>
          {themes.map((theme) => (
            <Palette key={theme} theme={theme} />
          ))}
        </div>
      </Part>
      <Part id="type">
        <Type />
      </Part>
      <Part id="space">
        <ul className={style.spaces}>
          {spaces.map((name) => (
            <li key={name}>
              <code>{name}</code>
              <span className={style.bar} data-token={name} />
            </li>
          ))}
        </ul>
        <ul className={style.radii}>
          {radii.map((name) => (
            <li key={name} data-token={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="motion">
        <ul className={style.motions}>
          {motions.map((name) => (
            <li key={name} tabIndex={-1}>
              <code>{name}</code>
              <span className={style.track}>
                <span className={style.dot} data-token={name} />
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}

function Type() {
  const t = useT()
  return (
    <div className={style.type}>
      {titles.map((name) => (
        <p key={name} className={style.specimen}>
          <code>{name}</code>
          <span className={style.serif} data-token={name}>
            {t('style-guide.sampleTitle')}
          </span>
        </p>
      ))}
      {texts.map((name) => (
        <p key={name} className={style.specimen}>
          <code>{name}</code>
          <span data-token={name}>{t('style-guide.sampleText')}</span>
        </p>
      ))}
      <p className={style.specimen}>
        <code>Money</code>
        <span className={style.figures}>
          {['1111111.11', '8888888.88', '-20.5'].map((amount) => (
            <Money key={amount} amount={amount} currency="EUR" />
          ))}
        </span>
      </p>
    </div>
  )
}
