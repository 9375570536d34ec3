import { useLoaderData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import { FullFrame } from '#app/shell/frame/full-frame.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Button, LinkButton, TextInput } from '#app/ui/index.ts'
import { tillTicketsContract } from '#contract/tills/till-calls.ts'
import { CardBack } from '../components/card-back.tsx'
import * as paid from '../components/paid.css.ts'
import * as receipt from '../components/receipt.css.ts'
import { Receipt } from '../components/receipt.tsx'
import { ReceiptLinks } from '../components/receipt-links.tsx'
import { TillBar } from '../components/till-bar.tsx'
import { hasLeft } from '../has-left.ts'
import NextScan from '../islands/next-scan.island.tsx'
import { receiptPath, refundPath, sellPath, ticketPath } from '../paths.ts'

const nextId = 'next-sale'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: firm.firmId, ticketId: requireIdParam(args, 'ticketId') }
  const ticket = await call(tillTicketsContract.get, ids)
  return {
    head: pageMeta(args, { title: `${t('tills')('kind.sale')} ${ticket.number}` }),
    ticket,
    soldAt: format.dateTime(ticket.soldAt),
    link: ticket.publicToken && publicOrigin(args) + receiptPath(ticket.publicToken),
  }
}

/** What was sold just now: the change as large as it can be read, the receipt, and the next customer. */
export default function SellPaidRoute() {
  const { ticket, soldAt, link } = useLoaderData<typeof loader>()
  const t = useT('tills')
  const { money } = useFormat()
  const { firm } = useFirm()
  const { id, registerId, registerName, sessionId, currency, tenders, total } = ticket
  const change = tenders.reduce((sum, one) => sum + one.change, 0)
  const back = sellPath(firm.firmId, registerId)
  return (
    <FullFrame>
      <div className={paid.screen}>
        <div className={receipt.notPrinted}>
          <TillBar till={{ id: registerId, name: registerName }} sessionId={sessionId} />
        </div>
        <div className={paid.columns}>
          <section className={paid.about}>
            <p role="status" className={paid.done}>
              {t('sell.done', { change: money(change, currency) })}
            </p>
            <p className={paid.giant} aria-hidden="true">
              {money(change === 0 ? total : change, currency)}
            </p>
            <p className={paid.number}>
              <a href={ticketPath(firm.firmId, id)}>{ticket.number}</a>
              {' · '}
              {money(total, currency)}
            </p>
            {ticket.terminal && ticket.terminal.onItsWay > 0 && <CardBack ticket={ticket} />}
            {/* A scan here begins the next sale. */}
            <form method="post" action={back} id={nextId} className={paid.next}>
              <TextInput
                name="text"
                aria-label={t('sell.scan')}
                placeholder={t('sell.scanNext')}
                maxLength={200}
                autoComplete="off"
              />
              <Button icon="plus" name="intent" value="go">
                {t('sell.add')}
              </Button>
            </form>
            <Island of={NextScan} props={{ formId: nextId }} when="load" />
            <LinkButton kind="primary" size="l" icon="scan-barcode" href={back} isWide>
              {t('sell.next')}
            </LinkButton>
            <div className={paid.buttons}>
              <ReceiptLinks ticket={ticket} />
              {hasLeft(ticket) && (
                <LinkButton icon="undo-2" href={refundPath(firm.firmId, id)}>
                  {t('refund.title')}
                </LinkButton>
              )}
            </div>
          </section>
          <Receipt ticket={ticket} link={link} soldAt={soldAt} />
        </div>
      </div>
    </FullFrame>
  )
}

export const meta = headOf
