import { useLoaderData } from '@remix-run/react'
import { loadOpenDeliveries } from '#app/modules/stock/stock/index.server.ts'
import { OpenDeliveries } from '#app/modules/stock/stock/index.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { loadMails } from '#app/shell/mails/load-mails.server.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat } from '#app/shell/visit.server.ts'
import { FactList, LinkButton, PageHead, Rules, RulesCell, SheetPad, Tag } from '#app/ui/index.ts'
import { tillTicketsContract } from '#contract/tills/till-calls.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import { CardBack } from '../components/card-back.tsx'
import * as styles from '../components/receipt.css.ts'
import { Receipt } from '../components/receipt.tsx'
import { ReceiptLinks } from '../components/receipt-links.tsx'
import { hasLeft } from '../has-left.ts'
import {
  receiptPath,
  refundPath,
  sellPath,
  sessionPath,
  ticketPath,
  ticketsPath,
} from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const ticketId = requireIdParam(args, 'ticketId')
  const { firmId } = access.firm
  const [format, ticket, panels, mails, deliveries] = await Promise.all([
    getFormat(args),
    access.call(tillTicketsContract.get, { firmId, ticketId }),
    loadPanels(access, 'tillTicket', ticketId),
    loadMails(access, 'tillTicket', ticketId),
    loadOpenDeliveries(access, ticketId),
  ])
  return {
    head: pageMeta(args, { title: ticket.number }),
    ticket,
    panels,
    mails,
    deliveries,
    soldAt: format.dateTime(ticket.soldAt),
    link: ticket.publicToken && publicOrigin(args) + receiptPath(ticket.publicToken),
  }
}

export default function TicketDetailRoute() {
  const { ticket, panels, mails, deliveries, soldAt, link } = useLoaderData<typeof loader>()
  const t = useT('tills')
  const { money } = useFormat()
  const { firm, can } = useFirm()
  const { id, number, kind, registerId, currency, total } = ticket
  const sentence = t('ticket.sentence', {
    total: money(total, currency),
    name: ticket.cashierName,
  })
  return (
    <>
      <PageHead
        title={`${t(`kind.${kind}`)} ${number}`}
        sentence={sentence}
        crumb={{ href: ticketsPath(firm.firmId), label: t('tickets.list.title') }}
        actions={
          <>
            <ReceiptLinks ticket={ticket} />
            {hasLeft(ticket) && can('till:sell') && (
              <LinkButton icon="undo-2" href={refundPath(firm.firmId, id)}>
                {t('refund.title')}
              </LinkButton>
            )}
            {can('till:sell') && (
              <LinkButton icon="scan-barcode" href={sellPath(firm.firmId, registerId)}>
                {t('sell.next')}
              </LinkButton>
            )}
          </>
        }
      />
      {ticket.terminal && ticket.terminal.onItsWay > 0 && (
        <SheetPad>
          <CardBack ticket={ticket} />
        </SheetPad>
      )}
      {deliveries.length > 0 && (
        <SheetPad className={styles.notPrinted}>
          <OpenDeliveries deliveries={deliveries} />
        </SheetPad>
      )}
      <Rules columns="two">
        <RulesCell title={t('receipt.name')}>
          <Receipt ticket={ticket} link={link} soldAt={soldAt} />
        </RulesCell>
        <div className={styles.notPrinted}>
          <RulesCell title={t('ticket.about')}>
            <TicketFacts ticket={ticket} />
          </RulesCell>
        </div>
      </Rules>
      <div className={styles.notPrinted}>
        <RecordPanels of={panels} mails={mails} />
      </div>
    </>
  )
}

function TicketFacts({ ticket }: { ticket: Ticket }) {
  const t = useT('tills')
  const { date, dateTime } = useFormat()
  const { firm } = useFirm()
  const { refundOf, refunds, reason, flags, customerName, sessionId, registerName } = ticket
  const facts = [
    {
      term: t('field.register'),
      value: <a href={sessionPath(firm.firmId, sessionId)}>{registerName}</a>,
    },
    { term: t('field.date'), value: date(ticket.date, 'long') },
    {
      term: t('offline.entered'),
      value: isLater(ticket) ? t('offline.enteredAt', { at: dateTime(ticket.recordedAt) }) : '',
    },
    { term: t('field.customer'), value: customerName },
    { term: t('refund.reason'), value: reason },
    {
      term: t('refund.of'),
      value: refundOf ? <a href={ticketPath(firm.firmId, refundOf.id)}>{refundOf.number}</a> : '',
    },
    {
      term: t('refund.title'),
      value:
        refunds.length === 0
          ? ''
          : refunds.map(({ id, number }) => (
              <a key={id} href={ticketPath(firm.firmId, id)}>
                {number}{' '}
              </a>
            )),
    },
    {
      term: t('ticket.flags'),
      value:
        flags.length === 0 ? '' : flags.map((flag) => <Tag key={flag}>{t(`flag.${flag}`)}</Tag>),
    },
  ]
  return <FactList facts={facts.filter(({ value }) => value !== '')} />
}

/** A device sold it and sent it later. */
function isLater({ soldAt, recordedAt }: Ticket): boolean {
  return Date.parse(recordedAt) - Date.parse(soldAt) > 1_000
}

export const meta = headOf
