import { useEffect, useState } from 'react'
import { onPushEvent } from '../push/index.ts'
import { loginEndIn, type LoginEnd } from './login-end.ts'

/** Why the login has ended that a game was played in; nothing where the player has logged out. */
export function useLoginEnd(): LoginEnd | undefined {
  const [end, setEnd] = useState<LoginEnd>()
  useEffect(() => onPushEvent((news) => news.event === 'session' && setEnd(loginEndIn(news))), [])
  return end
}
