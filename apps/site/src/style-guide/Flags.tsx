import { languages } from '@fairhouse/messages/languages.ts'
import { Flag } from '../frame/header/Flag.tsx'
import style from './StyleGuidePage.module.css'

/** The languages that the product knows, with their flags, and the flag for all others. */
export function Flags() {
  return (
    <ul className={style.flags}>
      {languages.map(({ code, name, tag, direction }) => (
        <li key={code}>
          <Flag locale={code} />
          <span lang={tag} dir={direction}>
            {name}
          </span>
          <code>{code}</code>
        </li>
      ))}
      <li>
        <Flag locale="default" />
        <code>default</code>
      </li>
    </ul>
  )
}
