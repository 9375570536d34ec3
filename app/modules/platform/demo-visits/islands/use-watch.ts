import { useEffect, useRef } from 'react'
import { onChannel } from '#app/realtime/channel.ts'

const renewMs = 60_000

type Watch = {
  /** A visit has new logs. */
  onNews: (demoUserId: string) => void
  /** From now on news come; what happened while the page loaded did not. */
  onWatching?: () => void
}

/** Calls back whenever a visit has new logs, for as long as the page is open. */
export function useWatch(watch: Watch): void {
  const latest = useRef(watch)
  latest.current = watch
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      await fetch('/admin/demo-watch', { method: 'POST' }).catch(() => undefined)
      latest.current.onWatching?.()
    }
    void ask()
    const renewal = setInterval(ask, renewMs)
    document.addEventListener('visibilitychange', ask)
    const stop = onChannel('demoLogUpdated', ({ demoUserId }) =>
      latest.current.onNews(String(demoUserId)),
    )
    return () => {
      clearInterval(renewal)
      document.removeEventListener('visibilitychange', ask)
      stop()
    }
  }, [])
}
