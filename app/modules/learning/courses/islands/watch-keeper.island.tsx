import { useEffect, useState } from 'react'

export type WatchKeeperProps = {
  playerId: string
  /** Where what was played is sent. */
  path: string
  /** Where to go on, in seconds. */
  position: number
  /** Seconds played so far, and those that complete the lesson; 0 where playing completes nothing. */
  done: number
  needed: number
  words: { played: string; of: string; completed: string }
}

type Span = { from: number; to: number }

const everyMs = 10_000

/** Goes on where the learner stopped, and tells the server which parts were played. */
export default function WatchKeeper({
  playerId,
  path,
  position,
  done,
  needed,
  words,
}: WatchKeeperProps) {
  const [state, setState] = useState({ done, isCompleted: false })

  useEffect(() => {
    const player = document.getElementById(playerId)
    if (!(player instanceof HTMLMediaElement)) return
    let spans: Span[] = []
    let last: number | null = null
    const goOn = () => {
      if (position > 0 && position < player.duration - 2) player.currentTime = position
    }
    if (player.readyState > 0) goOn()
    else player.addEventListener('loadedmetadata', goOn, { once: true })
    // A jump is no playing: what is between two looks counts where it is about as long as the time.
    const onTime = () => {
      const now = player.currentTime
      if (last !== null && now > last && now - last < 2 * player.playbackRate + 1) {
        const before = spans.at(-1)
        if (before && Math.abs(before.to - last) < 0.5) before.to = now
        else spans.push({ from: last, to: now })
      }
      last = player.seeking ? null : now
    }
    const onSeeking = () => {
      last = null
    }
    const send = async () => {
      if (spans.length === 0) return
      const sent = spans
      spans = []
      const told = await tell(path, { spans: sent.slice(-100), position: player.currentTime })
      if (told) setState(told)
      else spans = [...sent, ...spans]
    }
    const onStop = () => void send()
    const timer = setInterval(onStop, everyMs)
    player.addEventListener('timeupdate', onTime)
    player.addEventListener('seeking', onSeeking)
    player.addEventListener('pause', onStop)
    player.addEventListener('ended', onStop)
    window.addEventListener('pagehide', onStop)
    return () => {
      clearInterval(timer)
      player.removeEventListener('timeupdate', onTime)
      player.removeEventListener('seeking', onSeeking)
      player.removeEventListener('pause', onStop)
      player.removeEventListener('ended', onStop)
      window.removeEventListener('pagehide', onStop)
    }
  }, [playerId, path, position])

  if (needed === 0) return null
  if (state.isCompleted) return <output aria-live="polite">{words.completed}</output>
  return (
    <p>
      {words.played}: {clockOf(Math.min(state.done, needed))} {words.of} {clockOf(needed)}
    </p>
  )
}

type Told = { isCompleted: boolean; done: number }

/** Kept alive, so that it arrives though the page is left meanwhile. */
async function tell(
  path: string,
  { spans, position }: { spans: Span[]; position: number },
): Promise<Told | undefined> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        spans: spans.map(({ from, to }) => ({ from: Math.floor(from), to: Math.ceil(to) })),
        position: Math.floor(position),
      }),
      keepalive: true,
    })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
