import { useEffect, useRef } from 'react'
import { keepTyped } from '../form/keep-typed.client.ts'

type IdleLockProps = {
  /** How long nobody may touch the page before it is locked. */
  minutes: number
  /** Where to come back to. */
  path: string
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const lookEveryMs = 1_000
const tellEveryMs = 5_000
const tellServerEveryMs = 60_000

/** Whoever types for long asks for no page; a session that was locked elsewhere shows it here too. */
async function tellServer(): Promise<void> {
  try {
    const answer = await fetch('/still-here', { method: 'POST' })
    if (!answer.redirected) return
    await keepTyped()
    location.reload()
  } catch {
    // Without a connection there is nobody to tell.
  }
}

/**
 * Locks the screen when nobody touched any page of this browser for the time the person set. The
 * API does so too, at the next request; this hides what is on the screen meanwhile.
 */
export default function IdleLock({ minutes, path }: IdleLockProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const others = new BroadcastChannel('touched')
    let touchedAt = Date.now()
    let reportedAt = 0
    let serverReportedAt = touchedAt
    function noteTouch() {
      touchedAt = Date.now()
      if (touchedAt - reportedAt < tellEveryMs) return
      reportedAt = touchedAt
      others.postMessage(touchedAt)
      if (touchedAt - serverReportedAt < tellServerEveryMs) return
      serverReportedAt = touchedAt
      void tellServer()
    }
    function lockWhenIdle() {
      if (document.hidden || Date.now() - touchedAt < minutes * 60_000) return
      clearInterval(timer)
      void keepTyped().then(() => form.current?.requestSubmit())
    }
    others.onmessage = ({ data }) => {
      if (typeof data === 'number') touchedAt = Math.max(touchedAt, data)
    }
    const timer = setInterval(lockWhenIdle, lookEveryMs)
    for (const sign of signs) addEventListener(sign, noteTouch, { passive: true })
    document.addEventListener('visibilitychange', lockWhenIdle)
    return () => {
      clearInterval(timer)
      others.close()
      for (const sign of signs) removeEventListener(sign, noteTouch)
      document.removeEventListener('visibilitychange', lockWhenIdle)
    }
  }, [minutes])
  return (
    <form ref={form} method="post" action="/lock-screen" hidden>
      <input type="hidden" name="to" value={path} />
      <input type="hidden" name="intent" value="lock" />
    </form>
  )
}
