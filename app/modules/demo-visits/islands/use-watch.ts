import { useEffect, useRef } from 'react'
import { onChannel } from '#app/realtime/channel.ts'

const renewMs = 60_000

/** Calls back whenever a visit has new logs, for as long as the page is open. */
export function useWatch(onNews: (demoUserId: string) => void): void {
  const latest = useRef(onNews)
  latest.current = onNews
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') {
        fetch('/admin/demo-watch', { method: 'POST' }).catch(() => undefined)
      }
    }
    ask()
    const renewal = setInterval(ask, renewMs)
    document.addEventListener('visibilitychange', ask)
    const stop = onChannel('demoLogUpdated', ({ demoUserId }) => latest.current(String(demoUserId)))
    return () => {
      clearInterval(renewal)
      document.removeEventListener('visibilitychange', ask)
      stop()
    }
  }, [])
}
