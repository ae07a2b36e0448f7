/** Where somebody is among the files of a document, how large and how turned they see the page. */
export type View = {
  readonly file: number
  readonly page: number
  /** 1 shows the whole page. */
  readonly zoom: number
  /** Quarter turns clockwise. */
  readonly turns: number
  /** How many pages each file has, as far as that is known. */
  readonly pages: Readonly<Record<number, number>>
}

export type ViewEvent =
  | { readonly name: 'next' | 'previous' | 'closer' | 'farther' | 'whole' | 'turn' | 'turnBack' }
  | { readonly name: 'counted'; readonly file: number; readonly pages: number }

export const firstView: View = { file: 0, page: 0, zoom: 1, turns: 0, pages: {} }

const mostZoom = 6
const step = 1.5

/** Moves a view; at the ends, and for an event without meaning, nothing changes. */
export function viewStep(view: View, event: ViewEvent, files: number): View {
  const { file, page, zoom, turns, pages } = view
  switch (event.name) {
    case 'counted':
      return { ...view, pages: { ...pages, [event.file]: event.pages } }
    case 'next':
      if (page + 1 < (pages[file] ?? 1)) return { ...view, page: page + 1, turns: 0 }
      return file + 1 < files ? { ...view, file: file + 1, page: 0, turns: 0 } : view
    case 'previous':
      if (page > 0) return { ...view, page: page - 1, turns: 0 }
      return file > 0 ? { ...view, file: file - 1, page: (pages[file - 1] ?? 1) - 1, turns: 0 } : view
    case 'closer':
      return { ...view, zoom: Math.min(mostZoom, zoom * step) }
    case 'farther':
      return { ...view, zoom: Math.max(1, zoom / step) }
    case 'whole':
      return { ...view, zoom: 1 }
    case 'turn':
      return { ...view, turns: (turns + 1) % 4 }
    case 'turnBack':
      return { ...view, turns: (turns + 3) % 4 }
  }
}

/** Returns the size of a page of this many points inside a stage: whole at a zoom of 1, also where it lies on its side. */
export function sizeIn(stage: { width: number; height: number }, natural: { width: number; height: number }, { zoom, turns }: View) {
  const onSide = turns % 2 === 1
  const [across, down] = onSide ? [natural.height, natural.width] : [natural.width, natural.height]
  const scale = Math.min(stage.width / across, stage.height / down) * zoom
  return { width: natural.width * scale, height: natural.height * scale, boxWidth: across * scale, boxHeight: down * scale }
}
