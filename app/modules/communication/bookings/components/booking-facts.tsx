import * as sheet from '#app/shell/documents/public/sheet.css.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Booking } from '#contract/communication/booking-pages.ts'

/** When an appointment is, and what whoever booked it gave. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const t = useT('bookings')
  const { firm } = useFirm()
  const { dateTimeInZone, time, dateTime } = useFormat()
  const { email, phone, note, startsAt, endsAt, calendarName, eventId, reason, createdAt } = booking
  const facts = [
    { term: t('fact.when'), value: `${dateTimeInZone(startsAt)} – ${time(endsAt)}` },
    { term: t('fact.calendar'), value: calendarName },
    { term: t('fact.booked'), value: dateTime(createdAt) },
    ...(reason ? [{ term: t('cancel.reason'), value: <Lines>{reason}</Lines> }] : []),
  ]
  const guest = [
    { term: t('field.email'), value: <Link href={`mailto:${email}`}>{email}</Link> },
    ...(phone
      ? [{ term: t('field.phone'), value: <Link href={`tel:${phone}`}>{phone}</Link> }]
      : []),
    ...(note ? [{ term: t('field.note'), value: <Lines>{note}</Lines> }] : []),
  ]
  return (
    <Rules columns="two">
      <RulesCell
        title={t('fact.appointment')}
        aside={
          eventId && (
            <Link href={`/firms/${firm.firmId}/calendar/events/${eventId}`}>{t('fact.event')}</Link>
          )
        }
      >
        <FactList facts={facts} />
      </RulesCell>
      <RulesCell title={t('fact.guest')}>
        <FactList facts={guest} />
      </RulesCell>
    </Rules>
  )
}

function Link({ href, children }: { href: string; children: string }) {
  return (
    <a className={text.link} href={href}>
      {children}
    </a>
  )
}

function Lines({ children }: { children: string }) {
  return <span className={sheet.lines}>{children}</span>
}
