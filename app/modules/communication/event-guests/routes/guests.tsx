import { useActionData, useLoaderData } from '@remix-run/react'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { LanguageField } from '#app/shell/form/place-fields.tsx'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, FieldGrid, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { calendarContract } from '#contract/communication/calendar.ts'
import { EventGuestInput, eventGuestsContract } from '#contract/communication/event-guests.ts'
import { AppError } from '#contract/core/errors.ts'
import { GuestTable } from '../components/guest-table.tsx'
import { eventPath, guestsPath } from '../paths.ts'
import { requireEventId } from '../require-event-id.ts'

/** Who is invited to an event, and a form for one more. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, eventId: requireEventId(args) }
  const [event, guests] = await Promise.all([
    call(calendarContract.get, ids),
    call(eventGuestsContract.list, ids),
  ])
  if (event.isHidden) throw new AppError('not_found', 'No such event')
  const title = t('event-guests')('titleOf', { title: event.title })
  const { id, canEdit } = event
  return {
    head: pageMeta(args, { title }),
    title,
    event: { id, title: event.title, canEdit },
    guests,
  }
}

/** Invites somebody, or takes an invitation back; both by mail. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t: texts } = await getVisit(args)
  const t = texts('event-guests')
  const eventId = requireEventId(args)
  const ids = { firmId: firm.firmId, eventId }
  const form = await readForm(args.request)
  const { idempotencyKey } = form
  const back = guestsPath(ids.firmId, eventId)
  if (form.intent === 'uninvite') {
    const eventGuestId = textAt(form.data, 'guest')
    const result = await attempt(form, () =>
      call(eventGuestsContract.uninvite, { ...ids, eventGuestId }, { idempotencyKey }),
    )
    if (result.refusal) return refuse(result.refusal, result.status)
    const { name, email } = result.value
    const message = t('uninvite.done', { name: name || email })
    return redirectWithToast(args, back, { type: 'success', message })
  }
  const { value, refusal } = parseForm(EventGuestInput, form)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () =>
    call(eventGuestsContract.invite, { ...value, ...ids }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('invite.done', { name: value.name || value.email })
  return redirectWithToast(args, back, { type: 'success', message })
}

export default function GuestsRoute() {
  const { title, event, guests } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('event-guests')
  const { firm } = useFirm()
  const { language } = usePage()
  const back = eventPath(firm.firmId, event.id)
  const labels = { name: t('field.name'), email: t('field.email'), language: t('field.language') }
  return (
    <>
      <PageHead title={title} sentence={t('sentence')} crumb={{ href: back, label: event.title }} />
      {guests.length > 0 && (
        <Rules>
          <RulesCell title={t('panel.count', { count: guests.length })}>
            <GuestTable
              guests={guests}
              {...(event.canEdit && {
                actionOf: ({ id, name, email }) => (
                  <Button
                    size="s"
                    kind="ghost"
                    icon="x"
                    opens={`uninvite-${id}`}
                    aria-label={t('uninvite.of', { name: name || email })}
                  >
                    {t('uninvite.button')}
                  </Button>
                ),
              })}
            />
          </RulesCell>
        </Rules>
      )}
      {event.canEdit && (
        <PageForm
          id="invite"
          refusal={refusal}
          initial={{ language }}
          labels={labels}
          submit={t('invite.submit')}
          cancelHref={back}
        >
          <FormSection title={t('invite.title')} words={t('invite.words')}>
            <FieldGrid>
              <TextField name="email" type="email" autoComplete="off" maxLength={254} />
              <TextField name="name" autoComplete="off" maxLength={120} isOptional />
              <LanguageField name="language" />
            </FieldGrid>
          </FormSection>
        </PageForm>
      )}
      {event.canEdit &&
        guests.map(({ id, email }) => (
          <AskDialog
            key={id}
            id={`uninvite-${id}`}
            title={t('uninvite.title')}
            words={t('uninvite.words', { email })}
            intent="uninvite"
            submit={t('uninvite.button')}
            keep={t('uninvite.keep')}
          >
            <input type="hidden" name="guest" value={id} />
          </AskDialog>
        ))}
    </>
  )
}

export const meta = headOf
