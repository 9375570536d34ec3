import { conflictOf } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { Registration } from '../../../../einvoice/index.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { maxSimplified } from './broken-rules.ts'
import { makerOf } from './make-record.ts'
import { keepRegistration, lastRecord } from './store.ts'
import { euro, voucherWay, wayOf } from './tax-details.ts'

export type TicketToRecord = {
  id: string
  number: string
  date: string
  words: string
  /** Minor units of the base currency; below zero what is taken back. */
  groups: readonly {
    category: string
    rate: string
    net: Minor
    tax: Minor
    isVoucher?: boolean
  }[]
  refundOf: { number: string; date: string } | null
  isRefund: boolean
  /** A device sold it before: it can't be refused any more. */
  isSold: boolean
}

/**
 * Records a ticket as a simplified invoice (F2), what it takes back as its rectification (R5), in the one
 * chain of the firm's invoices.
 * @throws AppError conflict above what a simplified invoice may come to
 */
export function recordTicket(writer: Writer, context: FirmContext, ticket: TicketToRecord): void {
  const maker = makerOf(writer, context)
  if (!maker) return
  const { issuer, mode, software, generatedAt } = maker
  const sum = (of: (group: TicketToRecord['groups'][number]) => Minor) =>
    ticket.groups.reduce((all, group) => all + of(group), 0)
  const gross = sum(({ net, tax }) => net + tax)
  if (gross > maxSimplified && !ticket.isSold) throw conflictOf('tooLargeForTicket')
  const id = { issuer: issuer.nif, number: ticket.number, issueDate: ticket.date }
  const { refundOf } = ticket
  const record: Registration = {
    ...id,
    generatedAt,
    software,
    recipient: null,
    previous: lastRecord(writer),
    issuerName: issuer.name,
    type: ticket.isRefund ? 'R5' : 'F2',
    rectified: refundOf
      ? [{ issuer: issuer.nif, number: refundOf.number, issueDate: refundOf.date }]
      : [],
    operationDate: '',
    description: ticket.words || ticket.number,
    details: ticket.groups.map(({ category, rate, net, tax, isVoucher }) => ({
      ...(isVoucher ? voucherWay : wayOf(category)),
      rate: category === 'S' ? String(Number(rate)) : '0',
      base: euro(net),
      tax: euro(tax),
    })),
    tax: euro(sum(({ tax }) => tax)),
    total: euro(gross),
  }
  keepRegistration(writer, record, { id, mode, generatedAt, documentId: ticket.id })
}
