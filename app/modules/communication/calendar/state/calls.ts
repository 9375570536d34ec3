import type { BoardEvent } from '../board/board-event.ts'
import {
  calendarState,
  putAdded,
  putDeleted,
  putEvents,
  putFailed,
  putUpdated,
  putUpdateFailed,
} from './calendar.state.ts'

/** Where the page's own calls go, with the days that are shown. */
export type CallPlace = { path: string; failed: string }

type Times = Pick<BoardEvent, 'start' | 'end'>

/** Fetches the events of the page anew. */
export async function fetchEvents({ path, failed }: CallPlace): Promise<void> {
  const answer = await ask(path)
  if (answer && Array.isArray(answer)) putEvents(answer)
  else putFailed(failed)
}

/** Adds an event at a local start of the viewer, for an hour or a day. */
export async function addEvent(place: CallPlace, title: string, start: string): Promise<void> {
  const event = await ask(place.path, { intent: 'add', title, start })
  if (isEvent(event)) putAdded(event)
  else putFailed(place.failed)
}

/** Moves an event, on the page at once; where the firm refuses, it goes back to where it was. */
export async function moveEvent(place: CallPlace, id: string, times: Times): Promise<void> {
  const known = calendarState.events.find((event) => event.id === id)
  if (!known) return
  const before = { start: known.start, end: known.end }
  Object.assign(known, times)
  const event = await ask(place.path, { intent: 'move', id, ...times })
  if (isEvent(event)) return putUpdated(event)
  Object.assign(known, before)
  putUpdateFailed(place.failed)
}

/** Takes an event away; of one that repeats, this time alone. */
export async function deleteEvent(place: CallPlace, id: string): Promise<void> {
  const answer = await ask(place.path, { intent: 'delete', id })
  if (answer) putDeleted(id)
  else putFailed(place.failed)
}

function isEvent(answer: unknown): answer is BoardEvent {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'start' in answer
}

/** The answer's JSON; undefined where the call failed. */
async function ask(path: string, form?: Record<string, string>): Promise<unknown> {
  try {
    const answer = form
      ? await fetch(path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
      : await fetch(path, { redirect: 'manual' })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
