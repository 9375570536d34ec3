import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, SheetPad } from '#app/ui/index.ts'
import type { CalendarEvent } from '#contract/communication/calendar.ts'

/** An event for somebody who only reads it. */
export function EventFacts({ event, calendar }: { event: CalendarEvent; calendar: string }) {
  const t = useT('calendar')
  const format = useFormat()
  const { allDay, start, end, startsAt, endsAt, place, description } = event
  const when = allDay
    ? format.dateRange(start, end)
    : `${format.dateTime(startsAt)} – ${format.dateTime(endsAt)}`
  const facts = [
    { term: t('field.when'), value: when },
    { term: t('field.calendar'), value: calendar },
    { term: t('field.place'), value: place },
    { term: t('field.description'), value: description },
  ]
  return (
    <SheetPad>
      <FactList facts={facts.filter(({ value }) => value !== '')} />
    </SheetPad>
  )
}
