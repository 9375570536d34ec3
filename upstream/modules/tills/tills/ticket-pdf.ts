import type { Language } from '#contract/core/fields.ts'
import { receiptCardWords } from '#contract/tills/receipt-words.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import {
  type DocumentFile,
  type PrintContext,
  readLogo,
} from '../../../documents/delivery/print-document.ts'
import { paperWords } from '../../../documents/paper/compose-paper.ts'
import { fillText } from '../../../documents/paper/texts/paper-texts.ts'
import type { PaperDocument, PaperTotal } from '../../../documents/pdf/paper.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { type TicketViewer, ticketFor, withCodes } from './ticket-cards.ts'
import { getTicket } from './ticket-reader.ts'
import { ticketTexts } from './ticket-texts.ts'

/** Words of a receipt, and how the firm's country writes figures. */
export type ReceiptWords = ReturnType<typeof paperWords> & {
  language: Language
  own: (typeof ticketTexts)['en']
  taxName: string
}

/** The words of a receipt, in the firm's language. */
export function receiptWords(seller: ReturnType<typeof getFirmProfile>): ReceiptWords {
  const { language, taxName } = seller
  const own = ticketTexts[language]
  return { ...paperWords({ language, seller }), language, own, taxName: taxName[language] }
}

/**
 * A receipt as PDF on the firm's usual paper and in its language.
 * @param options.viewer who is to see it; undefined for who holds the receipt
 * @throws AppError not_found
 */
export async function printTicket(
  context: PrintContext,
  id: string,
  { viewer }: TicketViewer,
): Promise<DocumentFile> {
  const { reader } = context.store
  const seller = getFirmProfile(reader)
  const { language, paper } = seller
  const words = receiptWords(seller)
  const { own } = words
  const { texts, format } = words
  const ticket = ticketToPrint(context, id, { viewer })
  const { currency, number, customerName, kind, fiscal } = ticket
  const logo = await readLogo(context)
  const title = kind === 'refund' ? own.refund : own.receipt
  const document: PaperDocument = {
    kind: 'tillTicket',
    language,
    paper,
    isDraft: false,
    title,
    number,
    seller: {
      name: ticket.seller.name,
      lines: [...ticket.seller.address, ticket.seller.taxId].filter((line) => line !== ''),
      ...(logo && { logo }),
    },
    buyer: { label: customerName && own.customer, name: customerName, lines: [] },
    facts: [
      { label: texts.issued, value: format.date(ticket.date) },
      { label: own.till, value: ticket.registerName },
      { label: own.cashier, value: ticket.cashierName },
      ...(ticket.points
        ? [
            { label: own.earned, value: format.number(String(ticket.points.earned)) },
            { label: own.balance, value: format.number(String(ticket.points.balance)) },
          ]
        : []),
    ],
    columns: {
      item: texts.item,
      quantity: texts.quantity,
      price: texts.price,
      discount: texts.discount,
      tax: words.taxName,
      amount: texts.amount,
    },
    rows: [
      ...ticket.lines.map((line) => ({
        description: line.description,
        detail: line.sku,
        quantity: `${format.number(line.quantity)} ${line.unit}`.trim(),
        price: format.number(line.unitPrice),
        discount: line.discount?.kind === 'percent' ? format.percent(line.discount.value) : '',
        tax: format.percent(line.taxRate),
        amount: format.amount(line.amount, currency),
      })),
      ...ticket.giftCards.map((card) => cardRow(card, words, currency)),
    ],
    totals: totalsOf(ticket, words),
    taxNotes: [],
    foot: {
      facts: [],
      lines: [...(fiscal.code === '' ? fiscal.lines : []), ticket.footer].filter(
        (line) => line !== '',
      ),
    },
    ...(fiscal.code !== '' && {
      agencyCode: { payload: fiscal.code, heading: fiscal.heading, lines: fiscal.lines },
    }),
    carry: { forward: texts.carriedForward, brought: texts.broughtForward },
    pageLabel: texts.page,
  }
  const { renderPdf } = await import('../../../documents/pdf/render-pdf.ts')
  const bytes = await renderPdf(document, context.firm.now)
  return { name: documentFileName(title, number), type: 'application/pdf', bytes }
}

/** A ticket as it is printed. @throws AppError not_found */
export function ticketToPrint(
  { store, firm }: PrintContext,
  id: string,
  { viewer }: TicketViewer,
): Ticket {
  const ticket = getTicket(store.reader, firm, id)
  return viewer ? ticketFor(store, ticket, viewer) : withCodes(store, ticket)
}

/** A gift card as a row; a new one with the code that it is spent by. */
function cardRow(
  card: Ticket['giftCards'][number],
  { format, language }: ReceiptWords,
  currency: string,
): PaperDocument['rows'][number] {
  const { name, code, until } = receiptCardWords(language, card, format.date)
  return {
    description: name,
    detail: [code, until].filter(Boolean).join(' · '),
    ...{ quantity: '', price: '', discount: '', tax: '' },
    amount: format.amount(card.amount, currency),
  }
}

/** Discounts, tax, the total and how it was paid. */
export function totalsOf(
  ticket: Ticket,
  { texts, format, own, taxName }: ReceiptWords,
): PaperTotal[] {
  const { currency, subtotal, net, priceMode, taxGroups, rounding, tenders } = ticket
  const sold = ticket.total - ticket.giftCardTotal
  const money = (amount: number) => format.money(amount, currency)
  const { coupon, points } = ticket
  const off = (coupon?.amount ?? 0) + (points?.worth ?? 0)
  const discount = subtotal - off - (priceMode === 'gross' ? sold : net)
  const change = tenders.reduce((sum, one) => sum + one.change, 0)
  const plain = (label: string, amount: number): PaperTotal[] =>
    amount === 0 ? [] : [{ kind: 'plain', label, value: money(amount) }]
  const taxOn = priceMode === 'gross' ? texts.includedTax : texts.taxOn
  return [
    ...plain(texts.documentDiscount, 0 - discount),
    ...plain(fillText(own.coupon, { code: coupon?.code ?? '' }), 0 - (coupon?.amount ?? 0)),
    ...plain(fillText(own.points, { count: String(points?.used) }), 0 - (points?.worth ?? 0)),
    ...taxGroups.flatMap(({ rate, base, tax }) =>
      plain(fillText(taxOn, { tax: taxName, rate: format.percent(rate), base: money(base) }), tax),
    ),
    { kind: 'strong', label: texts.total, value: money(ticket.total) },
    ...plain(own.rounding, rounding),
    ...tenders.flatMap(({ tender, amount }) => plain(own.tenders[tender], amount)),
    ...ticket.tips.flatMap(({ tender, amount }) =>
      plain(`${own.tip}, ${own.tenders[tender]}`, amount),
    ),
    ...plain(own.change, change),
  ]
}
