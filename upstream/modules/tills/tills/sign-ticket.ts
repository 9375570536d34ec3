import type { Minor } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { dateIn } from '../../../firm/today.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { type FiscalReceipt, signReceipt } from '../fiscal/index.ts'
import { getStoredTicket, getTicket, type StoredTicketLine, ticketLines } from './ticket-reader.ts'

/**
 * Has a ticket signed or recorded as the law of the firm's country wants it.
 * @param isSold a device that has a series sold it without the net
 * @throws AppError conflict
 */
export function signTicket(
  writer: Writer,
  context: FirmContext,
  id: string,
  { isSold }: { isSold: boolean },
): void {
  const row = getStoredTicket(writer, id)
  const { timeZone } = getFirmProfile(writer)
  // What was handed out bears the day it was sold, though the books may have closed that.
  const givenOut = ({ number, soldAt }: { number: string; soldAt: string }) => ({
    ...{ number, date: dateIn(timeZone, new Date(soldAt)) },
  })
  const { tenders, tips, giftCards } = getTicket(writer, context, id)
  const lines = ticketLines(writer, id)
  const given = (isCash: boolean) =>
    [
      ...tenders.map((one) => ({ tender: one.tender, amount: one.amount - one.change })),
      ...tips,
    ].reduce((sum, one) => sum + ((one.tender === 'cash') === isCash ? one.amount : 0), 0)
  signReceipt(writer, context, {
    ...{ registerId: row.registerId, kind: row.kind, documentId: id, number: row.number },
    at: new Date(row.soldAt),
    isSold,
    currency: row.currency,
    total: row.total,
    groups: [
      ...groupsOf(lines),
      ...untaxed(row.giftCardTotal).map((group) => ({ ...group, isVoucher: true })),
    ],
    tips: tips.reduce((sum, { amount }) => sum + amount, 0),
    cash: given(true),
    other: given(false),
    words: [
      ...lines.map(({ description }) => description.split('\n')[0]),
      ...giftCards.map(({ number }) => number),
    ].join('; '),
    refundOf: row.refundOfId ? givenOut(getStoredTicket(writer, row.refundOfId)) : null,
    date: givenOut(row).date,
  })
}

/** Money that goes into a drawer or out of it, or lies there: what was opened with, moved, missed. */
export function signMoney(
  writer: Writer,
  context: FirmContext,
  move: Pick<FiscalReceipt, 'registerId' | 'kind' | 'documentId' | 'number' | 'words'> & {
    amount: Minor
    date: string
  },
): void {
  const { amount, ...receipt } = move
  const { baseCurrency } = getFirmProfile(writer)
  signReceipt(writer, context, {
    ...receipt,
    ...{ at: context.now, isSold: false, currency: baseCurrency },
    ...{ total: amount, groups: untaxed(amount), tips: 0, cash: amount, other: 0 },
    refundOf: null,
  })
}

function untaxed(amount: Minor): FiscalReceipt['groups'] {
  return amount === 0 ? [] : [{ category: 'O', rate: '0', net: amount, tax: 0 }]
}

function groupsOf(lines: readonly StoredTicketLine[]): FiscalReceipt['groups'] {
  const groups = new Map<string, FiscalReceipt['groups'][number]>()
  for (const { taxCategory: category, taxRate: rate, net, tax } of lines) {
    const key = `${category} ${Number(rate)}`
    const known = groups.get(key) ?? { category, rate, net: 0, tax: 0 }
    groups.set(key, { ...known, net: known.net + net, tax: known.tax + tax })
  }
  return [...groups.values()]
}
