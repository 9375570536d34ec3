import { AddressBox } from '#app/shell/address-box.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Rules, RulesCell, Status, text } from '#app/ui/index.ts'
import type { Booking, BookingPage } from '#contract/communication/booking-pages.ts'
import { bookingPath } from '../paths.ts'

type PagePanelsProps = { record: BookingPage; panels: { ahead: Booking[]; past: Booking[] } }

/** The page's address, and what was booked on it. */
export function PagePanels({ record: { path }, panels: { ahead, past } }: PagePanelsProps) {
  const t = useT('bookings')
  return (
    <Rules>
      {path && <Address path={path} />}
      <RulesCell title={t('panel.ahead')}>
        {ahead.length > 0 ? (
          <Bookings rows={ahead} caption={t('panel.ahead')} />
        ) : (
          <p className={text.soft}>{t('panel.none')}</p>
        )}
      </RulesCell>
      {past.length > 0 && (
        <RulesCell title={t('panel.past')}>
          <Bookings rows={past} caption={t('panel.past')} />
        </RulesCell>
      )}
    </Rules>
  )
}

function Address({ path }: { path: string }) {
  const t = useT('bookings')
  return (
    <RulesCell title={t('panel.page')}>
      <AddressBox
        id="booking-address"
        path={path}
        label={t('panel.address')}
        hint={t('panel.addressWords')}
        words={{ copy: t('panel.copy'), copied: t('panel.copied'), open: t('panel.open') }}
      />
    </RulesCell>
  )
}

function Bookings({ rows, caption }: { rows: readonly Booking[]; caption: string }) {
  const t = useT('bookings')
  const { firm } = useFirm()
  const { dateTime } = useFormat()
  return (
    <RowsTable
      caption={caption}
      isStacked
      withoutPad
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('panel.who'),
          href: ({ id }) => bookingPath(firm.firmId, id),
          cell: ({ name }) => name,
        },
        { head: t('panel.when'), place: 'detail', cell: ({ startsAt }) => dateTime(startsAt) },
        {
          head: t('panel.calendar'),
          place: 'secondDetail',
          cell: ({ calendarName }) => calendarName,
        },
        {
          head: t('panel.state'),
          place: 'state',
          cell: ({ state }) => (
            <Status kind={state === 'booked' ? 'sent' : 'void'}>{t(`state.${state}`)}</Status>
          ),
        },
      ]}
    />
  )
}
