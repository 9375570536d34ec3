import { useActionData, useLoaderData } from '@remix-run/react'
import { GuestsPanel, requireEventId } from '#app/modules/communication/event-guests/index.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead } from '#app/ui/index.ts'
import { calendarContract, RepeatScope } from '#contract/communication/calendar.ts'
import { eventGuestsContract } from '#contract/communication/event-guests.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { AppError } from '#contract/core/errors.ts'
import { shownTitle } from '../board/board-event.ts'
import { DeleteEventButton, DeleteEventDialog } from '../components/delete-event.tsx'
import { EventFacts } from '../components/event-facts.tsx'
import { EventForm } from '../components/event-form.tsx'
import { draftOf } from '../form/event-form.ts'
import { loadChoices } from '../load-choices.server.ts'
import { calendarPath, eventFilePath } from '../paths.ts'
import { eventLists, saveEvent } from '../save-event.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t: texts }, { timeZone }] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: access.firm.firmId, eventId: requireEventId(args) }
  const event = await access.call(calendarContract.get, ids)
  const title = shownTitle(event, texts('calendar'))
  const [choices, calendars, panels, guests] = await Promise.all([
    event.canEdit ? loadChoices(access, [timeZone, event.timeZone]) : undefined,
    access.call(calendarContract.listCalendars, { firmId: ids.firmId }),
    loadEventPanels(access, ids.eventId),
    access.call(eventGuestsContract.list, ids),
  ])
  const calendar = calendars.find(({ id }) => id === event.calendarId)?.name ?? ''
  return {
    head: pageMeta(args, { title }),
    title,
    event,
    choices,
    calendar,
    draft: draftOf(event),
    panels,
    guests,
  }
}

/** Of a time of an event that repeats: those of the event. None of events that are a person's own. */
async function loadEventPanels(access: FirmAccess, eventId: string) {
  try {
    return await loadPanels(access, 'event', eventId.slice(0, 26))
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

/** Changes the event, or takes it away; of one that repeats as much as is said. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t: texts } = await getVisit(args)
  const t = texts('calendar')
  const form = await readForm(args.request, { lists: eventLists })
  const { firmId } = firm
  const id = requireEventId(args)
  if (form.intent === 'delete') {
    const event = await call(calendarContract.get, { firmId, eventId: id })
    const scope = RepeatScope.safeParse(form.data.scope)
    const ids = { firmId, eventId: id }
    if (scope.success) await call(calendarContract.removeTimes, { ...ids, scope: scope.data })
    else await call(calendarContract.remove, ids)
    return redirectWithToast(args, calendarPath(firmId, { date: event.start.slice(0, 10) }), {
      type: 'success',
      message: t('delete.done', { title: event.title }),
    })
  }
  const result = await saveEvent(form, (input, { scope }) =>
    call(calendarContract.update, { ...input, firmId, id, ...(scope && { scope }) }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { title, start } = result.value
  return redirectWithToast(args, calendarPath(firmId, { date: start.slice(0, 10) }), {
    type: 'success',
    message: t('form.saved', { title }),
  })
}

export default function EventDetailRoute() {
  const { title, event, choices, calendar, draft, panels, guests } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('calendar')
  const { firm, can } = useFirm()
  const back = calendarPath(firm.firmId, { date: event.start.slice(0, 10) })
  const isSeries = event.seriesId !== null
  const isDeletable = event.canEdit && can(needsOf(calendarContract.remove))
  return (
    <>
      <PageHead
        title={title}
        sentence={event.createdBy && t('event.by', { name: event.createdBy })}
        crumb={{ href: back, label: t('menu.calendar') }}
        actions={
          <>
            {!event.isHidden && (
              <LinkButton
                icon="download"
                href={eventFilePath(firm.firmId, event.seriesId ?? event.id)}
                download
              >
                {t('files.exportEvent')}
              </LinkButton>
            )}
            {isDeletable && <DeleteEventButton />}
          </>
        }
      />
      {choices ? (
        <EventForm
          draft={draft}
          choices={choices}
          refusal={refusal}
          cancelHref={back}
          asksScope={isSeries}
        />
      ) : (
        <EventFacts event={event} calendar={calendar} />
      )}
      {isDeletable && <DeleteEventDialog title={title} isSeries={isSeries} />}
      {!event.isHidden && (
        <GuestsPanel guests={guests} eventId={event.id} canEdit={event.canEdit} />
      )}
      {panels && <RecordPanels of={panels} />}
    </>
  )
}

export const meta = headOf
