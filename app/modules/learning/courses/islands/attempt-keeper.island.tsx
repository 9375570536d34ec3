import { useEffect, useState } from 'react'

export type AttemptKeeperProps = {
  formId: string
  /** Where answers go as they are given. */
  path: string
  language: string
  /** By the server's clock when the page was made; null without a limit. */
  secondsLeft: number | null
  words: { left: string; kept: string; notKept: string }
}

/** Saves answers as they are given, and counts down what the server says is left. */
export default function AttemptKeeper(props: AttemptKeeperProps) {
  const { formId, path, secondsLeft, words } = props
  const [left, setLeft] = useState(secondsLeft)
  const [state, setState] = useState<'none' | 'kept' | 'notKept'>('none')

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    let sequence = 0
    const save = async () => {
      sequence += 1
      const body = new FormData(form)
      body.set('tabSequence', String(sequence))
      const answer = await send(path, body)
      setState(answer ? 'kept' : 'notKept')
      if (answer?.isSubmitted) location.reload()
      else if (answer) setLeft(answer.secondsLeft)
    }
    const onChange = () => void save()
    form.addEventListener('change', onChange)
    return () => form.removeEventListener('change', onChange)
  }, [formId, path])

  const isTimed = secondsLeft !== null
  useEffect(() => {
    if (!isTimed) return
    const timer = setInterval(() => {
      setLeft((before) => (before === null ? null : Math.max(0, before - 1)))
    }, 1000)
    return () => clearInterval(timer)
  }, [isTimed])

  // At the end the server submits what is saved; a little later the page shows what came of it.
  useEffect(() => {
    if (left !== 0) return
    const timer = setTimeout(() => location.reload(), 20_000)
    return () => clearTimeout(timer)
  }, [left])

  return (
    <p>
      {left !== null && `${words.left}: ${clockOf(left)}`}
      <output aria-live="polite">
        {state !== 'none' && ` · ${state === 'kept' ? words.kept : words.notKept}`}
      </output>
    </p>
  )
}

type Saved = { isSubmitted: boolean; secondsLeft: number | null }

async function send(path: string, body: FormData): Promise<Saved | undefined> {
  try {
    const answer = await fetch(path, { method: 'POST', body })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}
