import type { Area } from '@fairhouse/messages'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { ModalName } from './address/modal-names.ts'
import { loadChunk, loadLater } from './load-chunk.ts'
import type { Site } from './site.ts'

/** A page or modal in a chunk of its own: the component, its source (to find its built files), the texts it speaks, and what it asks before it is drawn. */
export type Lazily = {
  readonly view: ReturnType<typeof lazyRouteComponent>
  readonly source: string
  readonly areas: readonly Area[]
  readonly load?: (site: Site) => Promise<unknown>
}

/** What each value of `?modal=` opens, and whether it is wide. */
export type Modals = Readonly<Record<ModalName, Lazily & { readonly wide?: true }>>

type Load = () => Promise<Record<string, unknown>>
type View = Record<string, () => React.JSX.Element>

/** Names a component that is loaded when it is needed. `source` is its file below `src/`, the export is named like the file. */
export const lazily = (source: string, areas: readonly Area[], load: Load): Lazily => named(source, areas, () => loadChunk(load))

/**
 * Like `lazily`, for a part that the server has rendered and that is hydrated later: the page works without it, so
 * nothing breaks if it fails to load.
 */
export const lazilyLater = (source: string, waitMs: () => number, load: Load): Lazily => named(source, [], () => loadLater(waitMs(), load))

function named(source: string, areas: readonly Area[], load: Load): Lazily {
  const name = source.slice(source.lastIndexOf('/') + 1, -'.tsx'.length)
  return { source, areas, view: lazyRouteComponent(load as () => Promise<View>, name) } // the file exports a component of its own name
}
