import type { ReactNode } from 'react'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status } from '#app/ui/index.ts'
import type { EventGuest, GuestAnswer } from '#contract/communication/event-guests.ts'
import { guestPath } from '../paths.ts'

const looks = { none: 'draft', accepted: 'paid', tentative: 'sent', declined: 'void' } as const

/** What a guest answered, as a coloured word. */
export function AnswerStatus({ answer }: { answer: GuestAnswer }) {
  const t = useT('event-guests')
  return <Status kind={looks[answer]}>{t(`answer.${answer}`)}</Status>
}

type GuestTableProps = {
  guests: readonly EventGuest[]
  /** What can be done with each. */
  actionOf?: (guest: EventGuest) => ReactNode
}

/** Who is invited, and what they answered. */
export function GuestTable({ guests, actionOf }: GuestTableProps) {
  const t = useT('event-guests')
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('title')}
      isStacked
      withoutPad
      rows={guests}
      keyOf={(guest) => guest.id}
      columns={[
        {
          head: t('field.name'),
          href: (guest) => guestPath(firm.firmId, guest.id),
          cell: (guest) => guest.name || guest.email,
        },
        { head: t('field.email'), place: 'detail', cell: (guest) => guest.email },
        { head: t('field.comment'), place: 'secondDetail', cell: (guest) => guest.comment },
        {
          head: t('field.answer'),
          place: 'state',
          cell: (guest) => <AnswerStatus answer={guest.answer} />,
        },
        actionOf && { head: t('uninvite.button'), cell: (guest) => actionOf(guest) },
      ]}
    />
  )
}
