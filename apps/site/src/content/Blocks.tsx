import type { Block } from '@fairhouse/contract'
import { Link } from '@tanstack/react-router'
import style from './Blocks.module.css'

type Line = readonly (string | { text: string; to: string })[]

/** The body of one of the operator's pages. */
export function Blocks({ blocks, level = 2 }: { blocks: readonly Block[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={style.blocks}>
      {blocks.map((block, place) => {
        if (block.kind === 'list')
          return (
            <ul key={place} className={style.list}>
              {block.lines.map((line, row) => (
                <li key={row}>
                  <Pieces line={line} />
                </li>
              ))}
            </ul>
          )
        const Part = block.kind === 'heading' ? Heading : 'p'
        return (
          <Part key={place} className={block.kind === 'heading' ? style.heading : undefined}>
            <Pieces line={block.line} />
          </Part>
        )
      })}
    </div>
  )
}

function Pieces({ line }: { line: Line }) {
  return line.map((piece, place) => {
    if (typeof piece === 'string') return piece
    if (piece.to.startsWith('/'))
      return (
        <Link key={place} to={piece.to}>
          {piece.text}
        </Link>
      )
    return (
      <a key={place} href={piece.to} rel="noopener">
        {piece.text}
      </a>
    )
  })
}
