import type { Hit } from '@fairhouse/contract/office/search.ts'
import { useEffect, useRef } from 'react'
import { Key } from '../base/keys/Key.tsx'
import { useT } from '../base/office.ts'
import type { PaletteGroup, PaletteLine } from './use-palette-groups.ts'
import style from './Palette.module.css'

type ListProps = {
  id: string
  groups: readonly PaletteGroup[]
  active: PaletteLine | undefined
  empty: string
  onPoint: (line: PaletteLine) => void
  onChoose: (line: PaletteLine) => void
}

/** What the palette's field leads to, under its headings: the active line follows the arrows and the pointer. */
export function PaletteList({ id, groups, active, empty, onPoint, onChoose }: ListProps) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    line?.scrollIntoView({ block: 'nearest' })
  }, [active?.id])
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        className={style.list}
        aria-label={t('office.key.palette')}
        hidden={groups.length === 0}
      >
        {groups.map(({ name, heading, lines }) => (
          <div key={name} role="group" aria-labelledby={`${id}.${name}`}>
            <div id={`${id}.${name}`} aria-hidden className={style.group}>
              {heading}
            </div>
            {lines.map((line) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and takes the keys
              <div
                key={line.id}
                id={`${id}.${line.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={line === active}
                aria-disabled={line.isDisabled || undefined}
                className={style.item}
                onPointerMove={() => line.isDisabled || line === active || onPoint(line)}
                onClick={() => line.isDisabled || onChoose(line)}
              >
                {line.href === undefined ? <Act {...line} /> : <Found {...line} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={groups.length === 0 ? style.empty : undefined}>
        {groups.length === 0 && empty}
      </p>
    </>
  )
}

const Act = ({ label, keys }: { label: string; keys: string }) => (
  <>
    <span>{label}</span>
    <Key keys={keys} />
  </>
)

function Found({ hit: { kind, by, title, state, country } }: { hit: Hit }) {
  const t = useT()
  return (
    <>
      <span>
        <bdi>{title}</bdi> <span className={style.about}>{[country, state].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={style.about}>
        {t(`office.found.${kind}`)} · {t(`office.foundBy.${by}`)}
      </span>
    </>
  )
}
