import { useEffect, useState } from 'react'
import { onChannel, onChannelOpen } from '#app/realtime/channel.ts'
import { Status } from '#app/ui/status.tsx'
import type { ShownLooks } from '../documents/looks/look-words.ts'

export type LiveLooksProps = ShownLooks & {
  /** Where the page asks how it is, and to be told of changes. */
  href: string
  recordId: string
}

/** For so long the channel tells of changes. */
const askAgainMs = 60_000

/** Whether the customer has a document open, as it changes. */
export default function LiveLooks({ href, recordId, words, openUntil }: LiveLooksProps) {
  const [shown, setShown] = useState<ShownLooks>({ words, openUntil })

  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    async function ask() {
      if (document.visibilityState === 'hidden') return
      const now = await fetchLooks(href)
      if (!now || isGone) return
      setShown(now)
      clearTimeout(end)
      // A page that was closed without a word is silent: nobody tells of that.
      if (now.openUntil) end = setTimeout(ask, Date.parse(now.openUntil) - Date.now() + 1_000)
    }
    void ask()
    const again = setInterval(ask, askAgainMs)
    const stops = [
      onChannel('documentSeen', (about) => {
        if (about.recordId === recordId) void ask()
      }),
      onChannelOpen(() => void ask()),
    ]
    document.addEventListener('visibilitychange', ask)
    return () => {
      isGone = true
      clearInterval(again)
      clearTimeout(end)
      document.removeEventListener('visibilitychange', ask)
      for (const stop of stops) stop()
    }
  }, [href, recordId])

  return (
    <p role="status">
      <Status kind={shown.openUntil ? 'viewed' : 'closed'}>{shown.words}</Status>
    </p>
  )
}

async function fetchLooks(href: string): Promise<ShownLooks | undefined> {
  try {
    const answer = await fetch(href, { method: 'POST', redirect: 'manual' })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
