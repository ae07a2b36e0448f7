import { useEffect, useRef } from 'react'

/** Closes a pop-over of the browser's own once a link in it was chosen. */
export function useCloseOnChoice<Panel extends HTMLElement>() {
  const panel = useRef<Panel>(null)
  useEffect(() => {
    const element = panel.current
    const close = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) element?.hidePopover()
    }
    element?.addEventListener('click', close)
    return () => element?.removeEventListener('click', close)
  }, [])
  return panel
}
