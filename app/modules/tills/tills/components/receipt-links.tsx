import { useFirm, useT } from '#app/shell/page-context.tsx'
import { LinkButton } from '#app/ui/index.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import { receiptPath, ticketPdfPath } from '../paths.ts'

/** A ticket to print, as a page and as a roll. */
export function ReceiptLinks({ ticket }: { ticket: Pick<Ticket, 'id' | 'publicToken'> }) {
  const t = useT('tills')
  const { firm } = useFirm()
  const pdf = ticketPdfPath(firm.firmId, ticket.id)
  return (
    <>
      {ticket.publicToken !== '' && (
        <LinkButton icon="printer" href={receiptPath(ticket.publicToken)} target="_blank">
          {t('receipt.print')}
        </LinkButton>
      )}
      <LinkButton icon="download" href={pdf} download>
        {t('receipt.pdf')}
      </LinkButton>
      <LinkButton icon="receipt" href={`${pdf}?paper=roll`} download>
        {t('receipt.roll')}
      </LinkButton>
    </>
  )
}
