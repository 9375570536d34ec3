import type { ReactNode } from 'react'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, Status, Table } from '#app/ui/index.ts'
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
    <Table caption={t('title')} isStacked withoutPad>
      <thead>
        <tr>
          <HeadCell>{t('field.name')}</HeadCell>
          <HeadCell>{t('field.email')}</HeadCell>
          <HeadCell>{t('field.comment')}</HeadCell>
          <HeadCell>{t('field.answer')}</HeadCell>
          {actionOf && <HeadCell>{t('uninvite.button')}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {guests.map((guest) => (
          <tr key={guest.id}>
            <NameCell href={guestPath(firm.firmId, guest.id)}>{guest.name || guest.email}</NameCell>
            <Cell place="detail">{guest.email}</Cell>
            <Cell place="secondDetail">{guest.comment}</Cell>
            <Cell place="state">
              <AnswerStatus answer={guest.answer} />
            </Cell>
            {actionOf && <Cell>{actionOf(guest)}</Cell>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
