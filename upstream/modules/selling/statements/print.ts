import { Language } from '#contract/core/fields.ts'
import type { PartyStatement } from '#contract/selling/statements.ts'
import {
  type DocumentFile,
  type PrintContext,
  printTables,
  readLogo,
} from '../../../documents/delivery/print-document.ts'
import { buyerLines, sellerLines } from '../../../documents/paper/address-lines.ts'
import { accountFacts, sellerFootLines } from '../../../documents/paper/foot.ts'
import { type PaperFormat, paperFormat } from '../../../documents/paper/paper-format.ts'
import { fillText, paperTexts } from '../../../documents/paper/texts/paper-texts.ts'
import type { TextGrid } from '../../../documents/pdf/text-grid.ts'
import { takeSnapshot } from '../../../documents/snapshot.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { statementPaperTexts } from './paper-texts.ts'
import { statementOf } from './statement.ts'

/** As many lines and as many open documents are printed: some four hundred pages. */
const maxPrinted = 20_000

type Account = PartyStatement['currencies'][number]
type Wording = { texts: (typeof statementPaperTexts)['en']; format: PaperFormat }

/** A customer's statement as PDF, in the customer's language. @throws AppError not_found */
export async function printStatement(
  context: PrintContext,
  { partyId, from, to }: { partyId: string; from: string; to: string },
): Promise<DocumentFile> {
  const { reader } = context.store
  const party = getStoredParty(reader, partyId)
  const { seller, buyer } = takeSnapshot(reader, partyId, [])
  const language = Language.parse(party.language)
  const format = paperFormat(language, seller.address.country)
  const texts = statementPaperTexts[language]
  const wording = { language, texts: paperTexts[language], format }
  const span = { partyId, direction: 'receivable', from, to } as const
  const statement = statementOf(reader, span, { size: maxPrinted })
  const logo = await readLogo(context)
  const paper = {
    language,
    paper: seller.paper,
    isDraft: false,
    title: texts.statement,
    number: null,
    seller: {
      name: seller.tradeName || seller.legalName,
      lines: sellerLines(seller, wording),
      ...(logo && { logo }),
    },
    buyer: { label: texts.account, name: buyer.name, lines: buyerLines(buyer, wording) },
    facts: [
      { label: texts.from, value: format.date(from) },
      { label: texts.until, value: format.date(to) },
    ],
    tables: statement.currencies.flatMap((account) => tablesOf(account, { texts, format })),
    foot: {
      facts: accountFacts({ seller }, party.number ?? '', paperTexts[language]),
      lines: [
        statement.next !== null || statement.hasMoreOpen ? texts.first : '',
        ...sellerFootLines(seller),
      ].filter((line) => line.trim() !== ''),
    },
    pageLabel: paperTexts[language].page,
  }
  return printTables(context, paper, to)
}

function tablesOf(account: Account, wording: Wording): TextGrid[] {
  const tables = [movesTable(account, wording)]
  if (account.open.length === 0) return tables
  return [...tables, openTable(account, wording), ageingTable(account, wording)]
}

function movesTable(account: Account, { texts, format }: Wording): TextGrid {
  const { currency, opening, closing, lines } = account
  const money = (minor: number) => format.amount(minor, currency)
  return {
    title: fillText(texts.accountIn, { currency }),
    columns: [
      { label: texts.date, isFigure: false },
      { label: texts.document, isFigure: false, isWide: true },
      { label: texts.change, isFigure: true },
      { label: texts.balance, isFigure: true },
    ],
    rows: [
      { cells: ['', texts.opening, '', money(opening)] },
      ...lines.map(({ date, documentKind, documentNumber, change, amount, balance }) => ({
        cells: [
          format.date(date),
          [
            `${texts.kinds[documentKind] ?? documentKind} ${documentNumber}`,
            change === 'document' ? '' : texts[change],
          ]
            .filter(Boolean)
            .join(', '),
          money(amount),
          money(balance),
        ],
      })),
      { cells: ['', texts.closing, '', money(closing)], isStrong: true },
    ],
  }
}

function openTable({ currency, open }: Account, { texts, format }: Wording): TextGrid {
  return {
    title: fillText(texts.openIn, { currency }),
    columns: [
      { label: texts.due, isFigure: false },
      { label: texts.document, isFigure: false, isWide: true },
      { label: texts.amount, isFigure: true },
      { label: texts.open, isFigure: true },
    ],
    rows: open.map(({ dueDate, documentKind, documentNumber, side, amount, balance }) => {
      const sign = side === 'debit' ? 1 : -1
      return {
        cells: [
          format.date(dueDate),
          `${texts.kinds[documentKind] ?? documentKind} ${documentNumber}`,
          format.amount(sign * amount, currency),
          format.amount(sign * balance, currency),
        ],
      }
    }),
  }
}

function ageingTable(account: Account, { texts, format }: Wording): TextGrid {
  const { currency, ageing, credit, closing } = account
  const sums = [
    ...ageing.map(({ bucket, amount }) => ({ label: texts[bucket], amount })),
    ...(credit === 0 ? [] : [{ label: texts.credit, amount: -credit }]),
    { label: texts.total, amount: closing },
  ]
  return {
    title: fillText(texts.ageingIn, { currency }),
    columns: sums.map(({ label }) => ({ label, isFigure: true })),
    rows: [{ cells: sums.map(({ amount }) => format.amount(amount, currency)) }],
  }
}
