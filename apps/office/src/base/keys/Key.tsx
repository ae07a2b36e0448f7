import style from './Key.module.css'

const isApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)
const signs: Readonly<Record<string, string>> = { Enter: '↵', Escape: 'Esc', ArrowDown: '↓', ArrowUp: '↑' }

/** The strokes of a key's name as caps show them: `mod+k` is ⌘ K or Ctrl K. */
export function capsOf(keys: string, apple = isApple()): string[] {
  return (keys === '+' ? ['+'] : keys.split(/[ +]/).filter(Boolean)).flatMap((part) =>
    part === 'mod' ? [apple ? '⌘' : 'Ctrl'] : /^[A-Z]$/.test(part) ? ['⇧', part] : [signs[part] ?? part.toUpperCase()],
  )
}

/** A key or a sequence of keys, drawn as caps. What acts by it says so itself: screen readers hear the act, not the caps. */
export function Key({ keys }: { keys: string }) {
  return (
    <span className={style.keys} aria-hidden="true">
      {capsOf(keys).map((cap, place) => (
        <kbd key={place} className={style.key}>
          {cap}
        </kbd>
      ))}
    </span>
  )
}
