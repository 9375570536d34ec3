import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { minutesBetween } from '#contract/core/zoned-time.ts'
import type { BoardEvent } from '../board/board-event.ts'
import { lastingFor } from '../board/move.ts'

type Times = Pick<BoardEvent, 'start' | 'end'>
/** A click comes so soon after its press ends. */
const clickMs = 400

type Held = { event: BoardEvent; fromY: number; minutesPerPixel: number; times: Times }

/** Makes an event longer or shorter by its lower edge; `onDone` gets the times it was left at. */
export function useResize(onDone: (id: string, times: Times) => void) {
  const [held, setHeld] = useState<Held>()
  const done = useRef(onDone)
  const endedAt = useRef(0)
  useEffect(() => {
    done.current = onDone
  })

  useEffect(() => {
    if (!held) return
    function move({ clientY }: globalThis.PointerEvent): void {
      setHeld((now) => {
        if (!now) return now
        const { event, fromY, minutesPerPixel } = now
        const lasts = minutesBetween(event.start, event.end) + (clientY - fromY) * minutesPerPixel
        return { ...now, times: lastingFor(event, lasts) }
      })
    }
    function end(): void {
      endedAt.current = Date.now()
      if (held && held.times.end !== held.event.end) done.current(held.event.id, held.times)
      setHeld(undefined)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
    }
  }, [held])

  return {
    begin(event: BoardEvent, press: PointerEvent): void {
      press.preventDefault()
      const block = press.currentTarget.parentElement
      const lasts = minutesBetween(event.start, event.end)
      const minutesPerPixel = block ? lasts / block.offsetHeight : 1
      const { start, end } = event
      setHeld({ event, fromY: press.clientY, minutesPerPixel, times: { start, end } })
    },
    isOn: () => held !== undefined,
    /** Whether the press that ends now was on an edge, and so is no click. */
    wasOn: () => Date.now() - endedAt.current < clickMs,
    /** An event as it stands while it is held. */
    shown: (event: BoardEvent) =>
      held?.event.id === event.id ? { ...event, ...held.times } : event,
  }
}
