import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Field, LinkButton, Row, Status, TextArea, text } from '#app/ui/index.ts'
import type { PublicBooking } from '#contract/communication/public-bookings.ts'

type AppointmentPanelProps = {
  booking: PublicBooking
  refusal: Refusal | undefined
  paths: { move: string; file: string }
}

const dialogId = 'cancel-appointment'
const kinds = { asked: 'draft', booked: 'sent', cancelled: 'void' } as const

/** When the appointment is, and what whoever booked it can still do. */
export function AppointmentPanel({ booking, refusal, paths }: AppointmentPanelProps) {
  const t = useT('bookings')
  const { date, dateOfInstant, dateTimeInZone, time } = useFormat()
  const { startsAt, endsAt, state, guestName, isOpen, isOver, pagePath } = booking
  return (
    <section className={sheet.panel} aria-labelledby="appointment-title">
      <div>
        <Status kind={kinds[state]}>{t(isOver ? 'state.over' : `state.${state}`)}</Status>
        <h2 id="appointment-title" className={sheet.panelTitle}>
          {date(dateOfInstant(startsAt), 'day')}
        </h2>
        <p>
          {dateTimeInZone(startsAt)} – {time(endsAt)}
        </p>
        <p className={text.soft}>{guestName}</p>
      </div>
      <RefusalSummary
        refusal={refusal}
        labels={{ startsAt: t('public.time'), reason: t('cancel.reason') }}
        formId={dialogId}
      />
      {isOver && <p>{t('public.over')}</p>}
      {state === 'asked' && !isOver && (
        <form method="post">
          <p>{t('public.toConfirm')}</p>
          <Row>
            <Button kind="primary" icon="check" name="intent" value="confirm">
              {t('public.confirm')}
            </Button>
            {refusal && pagePath && <LinkButton href={pagePath}>{t('public.again')}</LinkButton>}
          </Row>
        </form>
      )}
      {state === 'booked' && <p>{t(isOpen ? 'public.mailed' : 'public.tooLate')}</p>}
      <Row>
        {state === 'booked' && (
          <LinkButton icon="download" href={paths.file} download>
            {t('public.file')}
          </LinkButton>
        )}
        {isOpen && (
          <>
            <LinkButton icon="calendar-clock" href={paths.move}>
              {t('public.move')}
            </LinkButton>
            <Button kind="danger" icon="x" opens={dialogId}>
              {t('cancel.button')}
            </Button>
          </>
        )}
        {(state === 'cancelled' || isOver) && pagePath && (
          <LinkButton kind="primary" href={pagePath}>
            {t('public.again')}
          </LinkButton>
        )}
      </Row>
      {isOpen && (
        <AskDialog
          id={dialogId}
          title={t('cancel.title')}
          words={t('cancel.guestWords')}
          intent="cancel"
          submit={t('cancel.button')}
          keep={t('cancel.keep')}
        >
          <Field id="cancel-reason" label={t('cancel.reason')}>
            {(wiring) => <TextArea {...wiring} name="reason" rows={3} maxLength={1000} />}
          </Field>
        </AskDialog>
      )}
    </section>
  )
}
