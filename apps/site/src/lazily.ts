import type { Area } from '@fairhouse/messages'
import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from './load-chunk.ts'
import type { Site } from './site.ts'

/** A page or modal in a chunk of its own: the component, its source (to find its built files), the texts it speaks, and what it asks before it is drawn. */
export type Lazily = {
  readonly view: ReturnType<typeof lazyRouteComponent>
  readonly source: string
  readonly areas: readonly Area[]
  readonly load?: (site: Site) => Promise<unknown>
}

/** Names a component that is loaded when it is needed. `source` is its file below `src/`, the export is named like the file. */
export function lazily(source: string, areas: readonly Area[], load: () => Promise<Record<string, unknown>>): Lazily {
  const name = source.slice(source.lastIndexOf('/') + 1).replace('.tsx', '')
  return { source, areas, view: lazyRouteComponent(() => loadChunk(load as () => Promise<Record<string, () => React.JSX.Element>>), name) } // the file exports a component of its own name
}
