import type { Language } from '#contract/core/fields.ts'
import { localOf } from '#contract/core/zoned-time.ts'
import type { TillReport, TillSession } from '#contract/tills/tills.ts'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import type { DocumentFile, PrintContext } from '../../../documents/delivery/print-document.ts'
import { addressParts } from '../../../documents/paper/address-lines.ts'
import { paperWords } from '../../../documents/paper/compose-paper.ts'
import { fillText } from '../../../documents/paper/texts/paper-texts.ts'
import type { PaperTotal } from '../../../documents/pdf/paper.ts'
import type { RollPaper } from '../../../documents/pdf/render-roll.ts'
import type { FirmContext } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { getSession } from './session-reader.ts'
import { sessionTexts } from './session-texts.ts'
import { filled } from './ticket-roll.ts'
import { ticketTexts } from './ticket-texts.ts'

/**
 * The report of a session as PDF for a roll of 80 mm, in the firm's language: X while it is open, Z once
 * it is closed. What the reader is to count without knowing is left out.
 * @throws AppError not_found
 */
export async function printSession(
  context: PrintContext & { firm: FirmContext },
  id: string,
): Promise<DocumentFile> {
  const { reader } = context.store
  const session = getSession(reader, context.firm.actor, id)
  const seller = getFirmProfile(reader)
  const { language, timeZone } = seller
  const own = sessionTexts[language]
  const { format } = paperWords({ language, seller })
  const isClosed = session.state === 'closed'
  const at = (instant: string) => {
    const local = localOf(instant, timeZone)
    return `${format.date(local.slice(0, 10))} ${local.slice(11, 16)}`
  }
  const paper: RollPaper = {
    language,
    title: isClosed
      ? fillText(own.z, { number: session.number })
      : fillText(own.x, { till: session.registerName }),
    seller: {
      name: seller.tradeName || seller.legalName,
      lines: filled(...addressParts(seller.address), seller.vatId || seller.taxNumber),
    },
    facts: filled(
      session.registerName,
      fillText(own.opened, { at: at(session.openedAt), name: session.openedByName }),
      session.closedAt === null
        ? ''
        : fillText(own.closed, { at: at(session.closedAt), name: session.closedByName }),
    ),
    rows: countsOf(session.report, language),
    totals: sumsOf(session, language, format),
    fiscal: { heading: '', code: '', lines: [] },
    foot: filled(session.note),
  }
  const { renderRoll } = await import('../../../documents/pdf/render-roll.ts')
  const bytes = await renderRoll(paper, context.firm.now)
  const name = documentFileName(paper.title, isClosed ? '' : session.date)
  return { name, type: 'application/pdf', bytes }
}

type Format = ReturnType<typeof paperWords>['format']

function countsOf(report: TillReport, language: Language): RollPaper['rows'] {
  const own = sessionTexts[language]
  const counts = [
    [own.sales, report.sales],
    [own.refunds, report.refunds],
    [own.voided, report.voided],
  ] as const
  return [
    ...counts.map(([description, count]) => ({ description, details: [], amount: String(count) })),
    ...report.ranges.map(({ first, last, count }) => ({
      description: own.numbers,
      details: [`${first} – ${last}`],
      amount: String(count),
    })),
  ]
}

/** What was taken, by rate and by what it was paid with, and what lies in the drawer. */
function sumsOf(
  { report, currency }: TillSession,
  language: Language,
  format: Format,
): PaperTotal[] {
  const own = sessionTexts[language]
  const { tenders } = ticketTexts[language]
  const plain = (label: string, amount: number): PaperTotal => ({
    ...{ kind: 'plain', label, value: format.money(amount, currency) },
  })
  const strong = (label: string, amount: number): PaperTotal => ({
    ...plain(label, amount),
    kind: 'strong',
  })
  const some = (label: string, amount: number) => (amount === 0 ? [] : [plain(label, amount)])
  const { cash, giftCards } = report
  return [
    ...report.taxes.flatMap(({ rate, net, tax }) => [
      plain(fillText(own.netAt, { rate: format.percent(rate) }), net),
      plain(fillText(own.taxAt, { rate: format.percent(rate) }), tax),
    ]),
    plain(own.net, report.net),
    plain(own.tax, report.tax),
    strong(own.total, report.total),
    ...some(own.rounding, report.rounding),
    ...some(own.cards, giftCards.amount),
    ...report.tenders.flatMap(({ tender, taken, change, refunded }) => [
      plain(tenders[tender], taken - change),
      ...some(`${tenders[tender]}, ${own.refunded}`, 0 - refunded),
    ]),
    ...report.tips.map(({ cashierName, tender, amount }) =>
      plain(`${own.tips}, ${cashierName}, ${tenders[tender]}`, amount),
    ),
    ...(cash
      ? [
          plain(`${own.drawer}: ${own.opening}`, cash.opening),
          plain(own.cashTaken, cash.taken),
          ...some(own.change, 0 - cash.change),
          ...some(own.refunded, 0 - cash.refunded),
          ...some(own.tips, cash.tips),
          ...some(own.in, cash.in),
          ...some(own.out, 0 - cash.out),
          ...some(own.before, 0 - cash.before),
          strong(own.expected, cash.expected),
          ...(cash.counted === null || cash.difference === null
            ? []
            : [plain(own.counted, cash.counted), strong(own.difference, cash.difference)]),
        ]
      : []),
  ]
}
