import { useEffect, useRef, useState, type RefObject } from 'react'

/** Returns whether an element has come near the viewport; `already` if it starts there. */
export function useNear<Element extends HTMLElement>(already = false, margin = '600px'): [boolean, RefObject<Element | null>] {
  const element = useRef<Element>(null)
  const [near, setNear] = useState(already)
  useEffect(() => {
    if (near || !element.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: margin })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [near, margin])
  return [near, element]
}
