import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { CalendarInput, calendarContract } from '#contract/communication/calendar.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { AddForm, NamedRows } from '../components/named-rows.tsx'
import { calendarPath, calendarSettingsPath } from '../paths.ts'

const Named = CalendarInput.pick({ name: true, color: true, sharing: true })
const Chosen = z.object({ id: Id })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const [calendars, categories] = await Promise.all([
    call(calendarContract.listCalendars, { firmId }),
    call(calendarContract.listCategories, { firmId }),
  ])
  return {
    head: pageMeta(args, { title: t('calendar')('menu.settings') }),
    own: calendars.filter(({ isOwn }) => isOwn),
    ofFirm: calendars.filter(({ isPersonal }) => !isPersonal),
    categories,
  }
}

/** Adds, changes or takes away a calendar or a category. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t: texts } = await getVisit(args)
  const t = texts('calendar')
  const form = await readForm(args.request)
  const { firmId } = firm
  const [what = '', verb = ''] = form.intent.split('.')
  const isCategory = what === 'category'
  const named = parseForm(Named, form)
  const chosen = verb === 'add' ? undefined : parseForm(Chosen, form)
  const refusal = chosen?.refusal ?? (verb === 'remove' ? undefined : named.refusal)
  if (refusal) return refuse(refusal)
  const id = chosen?.value?.id ?? ''
  const options = { idempotencyKey: form.idempotencyKey }
  const result = await attempt<unknown>(form, () => {
    if (verb === 'remove' && isCategory) {
      return call(calendarContract.removeCategory, { firmId, categoryId: id })
    }
    if (verb === 'remove') return call(calendarContract.removeCalendar, { firmId, calendarId: id })
    if (!named.value) throw new AppError('malformed', 'No name')
    const { sharing, ...values } = named.value
    const input = { firmId, ...values }
    if (verb === 'add' && isCategory) return call(calendarContract.addCategory, input, options)
    if (isCategory) return call(calendarContract.updateCategory, { ...input, categoryId: id })
    if (verb === 'change') {
      return call(calendarContract.updateCalendar, { ...input, sharing, calendarId: id })
    }
    if (verb !== 'add') throw new AppError('malformed', 'No intent')
    const isPersonal = what === 'own'
    return call(calendarContract.addCalendar, { ...input, sharing, isPersonal }, options)
  })
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t(verb === 'remove' ? 'settings.removed' : 'settings.saved')
  return redirectWithToast(args, calendarSettingsPath(firmId), { type: 'success', message })
}

export default function CalendarSettingsRoute() {
  const { own, ofFirm, categories } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('calendar')
  const { firm, can } = useFirm()
  const manages = can('calendar:manage')
  return (
    <>
      <PageHead
        title={t('menu.settings')}
        sentence={t('settings.sentence')}
        crumb={{ href: calendarPath(firm.firmId), label: t('menu.calendar') }}
      />
      <Rules>
        <RulesCell title={t('settings.own')}>
          <NamedRows rows={own} what="own" refusal={refusal} hasSharing />
          <AddForm what="own" hasSharing />
        </RulesCell>
        {manages && (
          <RulesCell title={t('settings.ofFirm')}>
            <NamedRows rows={ofFirm} what="firm" refusal={refusal} />
            <AddForm what="firm" />
          </RulesCell>
        )}
        {manages && (
          <RulesCell title={t('side.categories')}>
            <NamedRows rows={categories} what="category" refusal={refusal} />
            <AddForm what="category" />
          </RulesCell>
        )}
      </Rules>
    </>
  )
}

export const meta = headOf
