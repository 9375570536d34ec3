import { minutesBetween, shiftLocal } from '#contract/core/zoned-time.ts'
import type { BoardEvent } from './board-event.ts'

type Times = Pick<BoardEvent, 'start' | 'end'>

/** An event at another start: on a day it keeps its time, and it lasts as long as before. */
export function movedTo(event: BoardEvent, start: string): Times {
  const isDay = start.length === 10
  const from = event.allDay
    ? start.slice(0, 10)
    : isDay
      ? `${start}${event.start.slice(10)}`
      : start
  return { start: from, end: shiftLocal(from, minutesBetween(event.start, event.end)) }
}

/** An event of another length, in whole quarters of an hour, one at least. */
export function lastingFor(event: BoardEvent, minutes: number): Times {
  const quarters = Math.max(1, Math.round(minutes / 15))
  return { start: event.start, end: shiftLocal(event.start, quarters * 15) }
}
