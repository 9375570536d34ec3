import { useActionData, useLoaderData } from '@remix-run/react'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { calendarContract } from '#contract/communication/calendar.ts'
import { EventForm } from '../components/event-form.tsx'
import { newDraft } from '../form/event-form.ts'
import { loadChoices } from '../load-choices.server.ts'
import { calendarPath } from '../paths.ts'
import { eventLists, saveEvent } from '../save-event.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, { timeZone }] = await Promise.all([getVisit(args), getFormat(args)])
  const start = new URL(args.request.url).searchParams.get('start')
  return {
    head: pageMeta(args, { title: t('calendar')('form.newTitle') }),
    choices: await loadChoices(access, [timeZone]),
    draft: newDraft(start, timeZone),
  }
}

/** Adds the event, and shows its day. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request, { lists: eventLists })
  const { firmId } = firm
  const { idempotencyKey } = form
  const result = await saveEvent(form, (input) =>
    call(calendarContract.add, { ...input, firmId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const { title, start } = result.value
  return redirectWithToast(args, calendarPath(firmId, { date: start.slice(0, 10) }), {
    type: 'success',
    message: t('calendar')('form.added', { title }),
  })
}

export default function EventNewRoute() {
  const { choices, draft } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('calendar')
  const { firm } = useFirm()
  const back = calendarPath(firm.firmId, { date: String(draft.startDate) })
  return (
    <>
      <PageHead title={t('form.newTitle')} crumb={{ href: back, label: t('menu.calendar') }} />
      <EventForm draft={draft} choices={choices} refusal={refusal} cancelHref={back} />
    </>
  )
}

export const meta = headOf
