import { useActionData, useLoaderData } from '@remix-run/react'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Field, PageHead, Status, TextArea } from '#app/ui/index.ts'
import { bookingPagesContract } from '#contract/communication/booking-pages.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { BookingFacts } from '../components/booking-facts.tsx'
import { bookingPagePath, bookingPath } from '../paths.ts'

const dialogId = 'cancel-booking'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const bookingId = requireIdParam(args, 'bookingId')
  const { firmId } = access.firm
  const [booking, panels] = await Promise.all([
    access.call(bookingPagesContract.getBooking, { firmId, bookingId }),
    loadPanels(access, 'booking', bookingId),
  ])
  const isAhead = booking.state === 'booked' && Date.parse(booking.endsAt) > Date.now()
  return { head: pageMeta(args, { title: booking.name }), booking, panels, isAhead }
}

/** Cancels the appointment; whoever booked is told by mail. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const bookingId = requireIdParam(args, 'bookingId')
  const { firmId } = firm
  const form = await readForm(args.request)
  const reason = typeof form.data.reason === 'string' ? form.data.reason : ''
  const result = await attempt(form, () =>
    call(
      bookingPagesContract.cancelBooking,
      { firmId, bookingId, reason },
      { idempotencyKey: form.idempotencyKey },
    ),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const t = (await getVisit(args)).t('bookings')
  return redirectWithToast(args, bookingPath(firmId, bookingId), {
    type: 'success',
    message: t('cancel.done', { name: result.value.name }),
  })
}

export default function BookingDetail() {
  const { booking, panels, isAhead } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('bookings')
  const { firm, can } = useFirm()
  const canCancel = isAhead && can(needsOf(bookingPagesContract.cancelBooking))
  return (
    <>
      <PageHead
        title={booking.name}
        mark={
          <Status kind={booking.state === 'booked' ? 'sent' : 'void'}>
            {t(`state.${booking.state}`)}
          </Status>
        }
        crumb={{ href: bookingPagePath(firm.firmId, booking.pageId), label: booking.pageName }}
        actions={
          canCancel && (
            <Button kind="danger" icon="x" opens={dialogId}>
              {t('cancel.button')}
            </Button>
          )
        }
      />
      <RefusalSummary refusal={refusal} labels={{ reason: t('cancel.reason') }} formId={dialogId} />
      <BookingFacts booking={booking} />
      <RecordPanels of={panels} />
      {canCancel && (
        <AskDialog
          id={dialogId}
          title={t('cancel.title')}
          words={t('cancel.words', { email: booking.email })}
          intent="cancel"
          submit={t('cancel.button')}
          keep={t('cancel.keep')}
        >
          <Field id="cancel-reason" label={t('cancel.reason')} hint={t('cancel.reasonHint')}>
            {(wiring) => <TextArea {...wiring} name="reason" rows={3} maxLength={1000} />}
          </Field>
        </AskDialog>
      )}
    </>
  )
}

export const meta = headOf
