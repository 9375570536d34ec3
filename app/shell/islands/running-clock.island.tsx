import { useEffect, useState } from 'react'

/** How long it had run, in seconds, when the page was made. */
export type RunningClockProps = { seconds: number }

/** Hours, minutes and seconds of what runs; without script, how it stood when the page was made. */
export default function RunningClock({ seconds }: RunningClockProps) {
  const [passed, setPassed] = useState(0)

  useEffect(() => {
    const from = performance.now()
    const tick = setInterval(() => setPassed(Math.floor((performance.now() - from) / 1000)), 1000)
    return () => clearInterval(tick)
  }, [])

  return <span role="timer">{clockText(seconds + passed)}</span>
}

function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}
