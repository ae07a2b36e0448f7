import { useT } from '../base/site.ts'
import { colours } from './tokens.ts'
import style from './Palette.module.css'

const groups = Object.keys(colours) as (keyof typeof colours)[] // its own keys

/** The colours as one theme reads them. */
export function Palette({ theme }: { theme: 'light' | 'dark' }) {
  const t = useT()
  return (
    <div className={style.palette} data-scheme={theme}>
      <h3 className={style.scheme}>{t(`style-guide.${theme}`)}</h3>
      {groups.map((group) => (
        <ul key={group} className={style.swatches}>
          {colours[group].map((name) => (
            <li key={name}>
              <span className={style.swatch} data-token={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
