import { localOf } from '#contract/core/zoned-time.ts'
import { receiptCardWords } from '#contract/tills/receipt-words.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import type { DocumentFile, PrintContext } from '../../../documents/delivery/print-document.ts'
import type { RollPaper } from '../../../documents/pdf/render-roll.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { TicketViewer } from './ticket-cards.ts'
import { type ReceiptWords, receiptWords, ticketToPrint, totalsOf } from './ticket-pdf.ts'

/**
 * A receipt as PDF for a roll of 80 mm, in the firm's language: what the page for the printer shows.
 * @param options.viewer who is to see it; undefined for who holds the receipt
 * @throws AppError not_found
 */
export async function printRoll(
  context: PrintContext,
  id: string,
  options: TicketViewer,
): Promise<DocumentFile> {
  const seller = getFirmProfile(context.store.reader)
  const { language, timeZone } = seller
  const words = receiptWords(seller)
  const { own } = words
  const ticket = ticketToPrint(context, id, options)
  const { number, kind, registerName, cashierName, customerName, fiscal, footer } = ticket
  const word = kind === 'refund' ? own.refund : own.receipt
  const time = localOf(ticket.soldAt, timeZone).slice(11, 16)
  const origin = ticket.refundOf ? ` ← ${ticket.refundOf.number}` : ''
  const paper: RollPaper = {
    language,
    title: `${word} ${number}${origin}`,
    seller: {
      name: ticket.seller.name,
      lines: filled(...ticket.seller.address, ticket.seller.taxId),
    },
    facts: filled(
      `${words.format.date(ticket.date)} ${time} · ${registerName} · ${cashierName}`,
      customerName,
    ),
    rows: rowsOf(ticket, words),
    totals: [...totalsOf(ticket, words), ...pointsOf(ticket, words)],
    fiscal,
    foot: filled(footer),
    ...(ticket.publicToken !== '' && {
      link: { label: own.online, address: `${context.env.PUBLIC_ORIGIN}/r/${ticket.publicToken}` },
    }),
  }
  const { renderRoll } = await import('../../../documents/pdf/render-roll.ts')
  const bytes = await renderRoll(paper, context.firm.now)
  return { name: documentFileName(`${word} 80mm`, number), type: 'application/pdf', bytes }
}

/** Lines that say something. */
export function filled(...lines: string[]): string[] {
  return lines.filter((line) => line !== '')
}

function rowsOf(ticket: Ticket, { format, language }: ReceiptWords): RollPaper['rows'] {
  const money = (amount: number) => format.money(amount, ticket.currency)
  return [
    ...ticket.lines.map(({ description, quantity, unit, unitPrice, discount, amount }) => {
      const isPlain = quantity === '1' && discount === null
      const off =
        discount === null
          ? ''
          : ` − ${format.number(discount.value)}${discount.kind === 'percent' ? ' %' : ''}`
      const each = `${format.number(quantity)} ${unit} × ${format.number(unitPrice)}${off}`
      return { description, details: isPlain ? [] : [each], amount: money(amount) }
    }),
    ...ticket.giftCards.map((card) => {
      const { name, code, until } = receiptCardWords(language, card, format.date)
      const details = [code, until].filter(Boolean)
      return { description: name, details, amount: money(card.amount) }
    }),
  ]
}

function pointsOf({ points }: Ticket, { format, own }: ReceiptWords): RollPaper['totals'] {
  if (!points) return []
  const plain = (label: string, count: number) => ({
    ...{ kind: 'plain' as const, label, value: format.number(String(count)) },
  })
  return [plain(own.earned, points.earned), plain(own.balance, points.balance)]
}
