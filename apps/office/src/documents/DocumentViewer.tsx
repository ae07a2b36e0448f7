import { Button, Skeleton } from '@fairhouse/ui'
import { useEffect, useReducer, useRef, useState } from 'react'
import { RefusalNotice } from '../acts/index.ts'
import { Key } from '../base/keys/Key.tsx'
import { useKeys } from '../base/keys/use-keys.ts'
import { useT } from '../base/office.ts'
import { usePages, type ShownPage } from './use-pages.ts'
import { firstView, sizeIn, viewStep, type View, type ViewEvent } from './viewer-step.ts'
import style from './Viewer.module.css'

/** The pages of a document, one at a time: larger, smaller, turned, the next and the one before, by keys and buttons. */
export function DocumentViewer({ item, files }: { item: string; files: number }) {
  const t = useT()
  const [view, move] = useReducer((before: View, event: ViewEvent) => viewStep(before, event, files), firstView)
  const { pages, refusal, failed, again } = usePages(item, view, move)
  const where = t('office-queues.viewer.where', {
    file: view.file + 1,
    files,
    page: view.page + 1,
    pages: view.pages[view.file] ?? 1,
  })
  return (
    <div className={style.viewer}>
      <Tools move={move} where={where} />
      {refusal && (
        <RefusalNotice refusal={refusal}>
          <Button kind="line" onClick={again}>
            {t('office.list.again')}
          </Button>
        </RefusalNotice>
      )}
      <Stage view={view} pages={pages} label={where} failed={failed} />
    </div>
  )
}

function Tools({ move, where }: { move: (event: ViewEvent) => void; where: string }) {
  const t = useT()
  const tools = [
    { name: 'previous', keys: 'k' },
    { name: 'next', keys: 'j' },
    { name: 'farther', keys: '-' },
    { name: 'closer', keys: '+' },
    { name: 'whole', keys: '0' },
    { name: 'turn', keys: 't' },
    { name: 'turnBack', keys: 'T' },
  ] as const
  useKeys(
    tools.map(({ name, keys }) => ({
      id: `viewer.${name}`,
      keys,
      label: t(`office-queues.viewer.${name}`),
      group: 'page' as const,
      run: () => move({ name }),
    })),
  )
  return (
    <div className={style.tools} role="toolbar" aria-label={t('office-queues.viewer.tools')}>
      {tools.map(({ name, keys }) => (
        <button key={name} type="button" className={style.tool} onClick={() => move({ name })}>
          {t(`office-queues.viewer.${name}`)}
          <Key keys={keys} />
        </button>
      ))}
      <output className={style.where} aria-live="polite">
        {where}
      </output>
    </div>
  )
}

/** Pages that were seen stay drawn behind: an address shows its page once. */
function Stage({ view, pages, label, failed }: { view: View; pages: readonly ShownPage[]; label: string; failed: () => void }) {
  const t = useT()
  const stage = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const watcher = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const isHere = pages.some(({ file, page }) => file === view.file && page === view.page)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div ref={stage} className={style.stage} role="group" aria-label={label} tabIndex={0}>
      {!isHere && <Skeleton lines={8} label={t('office-queues.viewer.loading')} />}
      {pages.map((one) => (
        <PageImage
          key={one.address}
          address={one.address}
          view={view}
          stage={size}
          isShown={one.file === view.file && one.page === view.page}
          label={label}
          failed={failed}
        />
      ))}
    </div>
  )
}

type Shown = { address: string; view: View; stage: { width: number; height: number }; isShown: boolean; label: string; failed: () => void }

function PageImage({ address, view, stage, isShown, label, failed }: Shown) {
  const [natural, setNatural] = useState<{ width: number; height: number }>()
  const placed = natural && stage.width > 0 ? sizeIn(stage, natural, view) : undefined
  const { width, height, boxWidth, boxHeight } = placed ?? { width: 0, height: 0, boxWidth: 0, boxHeight: 0 }
  return (
    <div className={style.page} hidden={!isShown} style={{ inlineSize: boxWidth, blockSize: boxHeight }}>
      <img
        src={address}
        alt={label}
        draggable={false}
        style={{ width, height, transform: `translate(-50%, -50%) rotate(${view.turns * 90}deg)` }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setNatural({ width: naturalWidth, height: naturalHeight })}
        onError={failed}
      />
    </div>
  )
}
