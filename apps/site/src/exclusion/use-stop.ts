import { useFlow } from '@fairhouse/flow'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { nowOf, useSite } from '../base/site.ts'
import { showBegun } from './begun.ts'
import { graceSeconds, stepStop, type Stop, type StopEvent } from './stop.ts'

/** Counts down and stops everything. Who goes away meanwhile has meant it. */
export function useStop(close: () => void) {
  const site = useSite()
  const navigate = useNavigate()
  const [state, send] = useFlow<Stop, StopEvent>(
    stepStop,
    { at: 'counting', left: graceSeconds },
    {
      sending: async (_, tell) => {
        const answer = await site.call('POST /api/exclusion/stop', {})
        if (!answer.ok) return tell({ is: 'refused', error: answer.error })
        await showBegun(site, navigate, answer.value.exclusion)
        return close()
      },
    },
  )
  useEffect(() => {
    const timer = setInterval(() => send({ is: 'second' }), 1000)
    return () => clearInterval(timer)
  }, [send])
  const counting = useRef(true)
  counting.current = state.at === 'counting'
  useEffect(() => {
    const leave = () => {
      if (!counting.current) return
      sessionStorage.setItem('stopping', String(nowOf(site)))
      void site.call('POST /api/exclusion/stop', {}, { keepalive: true })
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [site])
  return [state, send] as const
}
