import { useEffect, useState } from 'react'

/** A value once nobody has changed it for a moment, such as what somebody is typing. */
export function usePaused<Value extends string>(value: Value, pauseMs: number): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return paused
}
