import { useEffect, useState } from 'react'
import { onPushEvent } from '../push/index.ts'
import { loginEndIn, type LoginEnd } from './login-end.ts'

/** Returns why the login ended during a game; undefined if the player logged out. */
export function useLoginEnd(): LoginEnd | undefined {
  const [end, setEnd] = useState<LoginEnd>()
  useEffect(() => onPushEvent((news) => news.event === 'session' && setEnd(loginEndIn(news))), [])
  return end
}
