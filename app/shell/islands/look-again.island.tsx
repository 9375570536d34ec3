import { useEffect } from 'react'

/** After so many seconds the page asks for itself again. */
export type LookAgainProps = { seconds: number }

/** Shows how far something is by now, as long as nobody answers a question of the page. */
export default function LookAgain({ seconds }: LookAgainProps) {
  useEffect(() => {
    const look = setInterval(() => {
      const isAsked = document.querySelector('dialog[open]') !== null
      if (!isAsked && document.visibilityState === 'visible') location.reload()
    }, seconds * 1000)
    return () => clearInterval(look)
  }, [seconds])
  return null
}
