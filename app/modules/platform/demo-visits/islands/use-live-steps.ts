import { useRef, useState } from 'react'
import type { Step } from '../step.ts'
import { useWatch } from './use-watch.ts'

type Live = { steps: Step[]; visitorId: string; liveHref: string | null }

const pauseMs = 1_000

/** The steps of a page, and while the visit goes on those that come to it, at most once a second. */
export function useLiveSteps({ steps, visitorId, liveHref }: Live): Step[] {
  const [known, setKnown] = useState(steps)
  const isDue = useRef(false)

  async function refresh(): Promise<void> {
    isDue.current = false
    if (!liveHref) return
    try {
      const answer = await fetch(liveHref)
      if (!answer.ok) return
      const now: { steps: Step[] } = await answer.json()
      setKnown(now.steps)
    } catch {
      // The next news asks again.
    }
  }
  useWatch({
    onWatching: () => void refresh(),
    onNews: (demoUserId) => {
      if (demoUserId !== visitorId || isDue.current) return
      isDue.current = true
      setTimeout(refresh, pauseMs)
    },
  })
  return known
}
