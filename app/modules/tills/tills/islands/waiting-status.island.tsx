import { useEffect, useState } from 'react'
import { Status } from '#app/ui/status.tsx'

type WaitingStatusProps = {
  /** Where the page asks how it stands. */
  href: string
  state: string
  /** Why somebody says no; empty for nothing wrong. */
  problem: string
  texts: Record<'status.waiting' | 'status.away' | 'status.offline', string>
  /** How it stood when the page was made. */
  words: string
}

export type WaitingAnswer = { to: string } | { state: string; problem: string; isAway: boolean }

const everyMs = 2_000
/** Longer than this, an answer counts as lost. */
const longestMs = 15_000

/** Asks how the payment stands until it is over, says what changed, and goes where it goes on. */
export default function WaitingStatus(props: WaitingStatusProps) {
  const { href, state, problem, texts, words } = props
  const [shown, setShown] = useState({ words, problem, isLost: false })

  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look() {
      const now = await ask(href)
      if (isGone) return
      if (now && 'to' in now) return location.replace(now.to)
      // Other words and other buttons: the page is made again.
      if (now && now.state !== state) return location.reload()
      if (!now) setShown({ words: texts['status.offline'], problem: '', isLost: true })
      else if (now.isAway) setShown({ words: texts['status.away'], problem: '', isLost: true })
      else setShown({ words, problem: now.problem, isLost: false })
      timer = setTimeout(look, everyMs)
    }
    timer = setTimeout(look, everyMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [href, state, texts, words])

  return (
    <div role="status">
      <Status kind={shown.isLost || shown.problem ? 'overdue' : 'sent'}>{shown.words}</Status>
      {shown.problem && <p>{shown.problem}</p>}
    </div>
  )
}

async function ask(href: string): Promise<WaitingAnswer | undefined> {
  try {
    const signal = AbortSignal.timeout(longestMs)
    const answer = await fetch(href, { method: 'POST', redirect: 'manual', signal })
    // Signed out meanwhile: the page itself says so.
    if (answer.type === 'opaqueredirect') location.reload()
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
