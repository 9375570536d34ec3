import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { CheckWords } from '../check-words.ts'
import * as styles from '../components/ask-check.css.ts'

const patience = 250

/** What the answer goes by; a note and a stand-in change nothing of it. */
const names = ['typeCode', 'from', 'to', 'firstPortion', 'lastPortion', 'fromTime', 'toTime']

export type LeaveCheckProps = {
  /** As the page came; null before anybody asked. */
  words: CheckWords | null
  /** Where the answer is asked for. */
  address: string
  /** What the button without script says. */
  check: string
}

/** What a request would take and what is then left; it follows what is typed once it lives. */
export default function LeaveCheckIsland({ words, address, check }: LeaveCheckProps) {
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(words)
  const [isLive, setLive] = useState(false)

  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let flight: AbortController | undefined

    async function ask(of: HTMLFormElement) {
      flight = new AbortController()
      const { signal } = flight
      try {
        const answer = await fetch(`${address}?${queryOf(of)}`, { signal })
        if (!answer.ok) return
        const { words: found }: { words: CheckWords | null } = await answer.json()
        if (!signal.aborted) setShown(found)
      } catch {
        // Without a connection what was said last stays, and sending says what is wrong.
      }
    }
    function onInput({ target }: Event) {
      const isAsked = target instanceof Element && names.includes(target.getAttribute('name') ?? '')
      if (!isAsked || !form) return
      clearTimeout(timer)
      flight?.abort()
      timer = setTimeout(() => void ask(form), patience)
    }
    setLive(true)
    void ask(form)
    form.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      flight?.abort()
      form.removeEventListener('input', onInput)
    }
  }, [address])

  return (
    <div ref={root} className={styles.check}>
      <div role="status" className={styles.said}>
        {shown && (
          <>
            <p>
              <b>{shown.total}</b>
              {shown.days && ` (${shown.days})`}
            </p>
            {shown.left && <p>{shown.left}</p>}
            {shown.proof && <p>{shown.proof}</p>}
            {shown.problems.map((problem) => (
              <p key={problem} className={styles.problem}>
                {problem}
              </p>
            ))}
          </>
        )}
      </div>
      {!isLive && (
        <Button size="s" icon="calculator" name="intent" value="check">
          {check}
        </Button>
      )}
    </div>
  )
}

function queryOf(form: HTMLFormElement): string {
  const data = new FormData(form)
  const query = new URLSearchParams()
  for (const name of names) {
    const value = data.get(name)
    if (typeof value === 'string') query.set(name, value)
  }
  return query.toString()
}
