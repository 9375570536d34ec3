import { useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { FactList, PageHead, SheetPad } from '#app/ui/index.ts'
import { eventGuestsContract } from '#contract/communication/event-guests.ts'
import { AnswerStatus } from '../components/guest-table.tsx'
import { guestsPath } from '../paths.ts'

/** A guest, what they answered, and the mails to them. */
export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { firmId } = access.firm
  const eventGuestId = requireIdParam(args, 'eventGuestId')
  const [guest, panels] = await Promise.all([
    access.call(eventGuestsContract.get, { firmId, eventGuestId }),
    loadPanels(access, 'eventGuest', eventGuestId),
  ])
  return { head: pageMeta(args, { title: guest.name || guest.email }), guest, panels }
}

export default function GuestDetailRoute() {
  const { guest, panels } = useLoaderData<typeof loader>()
  const t = useT('event-guests')
  const { firm } = useFirm()
  const { dateTime } = useFormat()
  const { name, email, comment, answeredAt, eventId, eventTitle } = guest
  const facts = [
    { term: t('field.email'), value: email },
    { term: t('field.comment'), value: comment },
    { term: t('field.answeredAt'), value: answeredAt === null ? '' : dateTime(answeredAt) },
  ]
  return (
    <>
      <PageHead
        title={name || email}
        mark={<AnswerStatus answer={guest.answer} />}
        crumb={{
          href: guestsPath(firm.firmId, eventId),
          label: t('titleOf', { title: eventTitle }),
        }}
      />
      <SheetPad>
        <FactList facts={facts.filter(({ value }) => value !== '')} />
      </SheetPad>
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
