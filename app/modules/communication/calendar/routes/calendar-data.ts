import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { calendarContract } from '#contract/communication/calendar.ts'
import { AppError } from '#contract/core/errors.ts'
import { instantOf, localOf, shiftLocal } from '#contract/core/zoned-time.ts'
import { toBoardEvent } from '../board/board-event.ts'
import { loadEvents, readRange } from '../board/load-board.server.ts'

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const isTime = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)

/** The events of a view, for the board that a script keeps alive. */
export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const range = readRange(args.request.url, format, access.firm.country)
  const { timeZone } = format
  const chosen = new URL(args.request.url).searchParams.getAll('calendar')
  return answer(await loadEvents(access, range, { t: t('calendar'), timeZone, chosen }))
}

/** Adds an event at once, moves one on the viewer's clocks, or takes one away. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { timeZone }] = await Promise.all([getVisit(args), getFormat(args)])
  const { intent, data } = await readForm(args.request)
  const { firmId } = firm
  const text = (name: string) => String(data[name] ?? '')
  if (intent === 'delete') {
    return answer(await call(calendarContract.remove, { firmId, eventId: text('id') }))
  }
  const start = text('start')
  if (intent === 'add') {
    const allDay = isDay(start)
    if (!allDay && !isTime(start)) throw new AppError('malformed', 'No start')
    const end = allDay ? start : shiftLocal(start, 60)
    const input = { title: text('title'), start, end, allDay, timeZone }
    const event = await call(calendarContract.add, { ...input, firmId })
    return answer(toBoardEvent(event, timeZone, t('calendar')))
  }
  if (intent !== 'move') throw new AppError('malformed', 'No intent')
  const id = text('id')
  const known = await call(calendarContract.get, { firmId, eventId: id })
  const isKind = known.allDay ? isDay : isTime
  const times = [start, text('end')]
  if (!times.every(isKind)) throw new AppError('malformed', 'Bad times')
  const [from = '', to = ''] = known.allDay
    ? times
    : times.map((local) => localOf(instantOf(local, timeZone), known.timeZone))
  const { title, allDay, place, description, calendarId, categoryId } = known
  const { repeats, reminders, visibility, isBusy } = known
  const kept = { title, allDay, place, description, calendarId, categoryId, repeats, reminders }
  const event = await call(calendarContract.update, {
    ...kept,
    visibility,
    isBusy,
    timeZone: known.timeZone,
    start: from,
    end: to,
    firmId,
    id,
    ...(known.seriesId !== null && { scope: 'one' as const }),
  })
  return answer(toBoardEvent(event, timeZone, t('calendar')))
}

function answer(body: unknown): Response {
  return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
}
