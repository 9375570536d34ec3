import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import {
  type DocumentFile,
  type PrintContext,
  readLogo,
} from '../../../documents/delivery/print-document.ts'
import { paperWords } from '../../../documents/paper/compose-paper.ts'
import {
  statementColumns,
  statementTexts,
} from '../../../documents/paper/texts/wallet-statement-texts.ts'
import type { PaperDocument } from '../../../documents/pdf/paper.ts'
import type { FirmContext } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { statementOf } from './statement.ts'

type Wanted = { walletId: string; from?: string | undefined; to?: string | undefined }

/** A wallet's statement as PDF, in the firm's language. @throws AppError not_found */
export async function printStatement(
  context: PrintContext & { firm: FirmContext },
  wanted: Wanted,
): Promise<DocumentFile> {
  const { reader } = context.store
  const seller = getFirmProfile(reader)
  const { language, address, legalName, tradeName, paper } = seller
  const { texts, format } = paperWords({ language, seller })
  const words = statementTexts[language]
  const { wallet, from, to, entries, opening, closing } = statementOf(reader, context.firm, wanted)
  const { currency, number, customerName } = wallet
  const logo = await readLogo(context)
  const row = (description: string, detail: string, price: string, amount: string) => ({
    description,
    detail,
    price,
    amount,
    quantity: '',
    discount: '',
    tax: '',
  })
  const document: PaperDocument = {
    kind: 'walletStatement',
    language,
    paper,
    isDraft: false,
    title: words.title,
    number,
    seller: {
      name: tradeName || legalName,
      lines: [`${address.street}, ${address.postcode} ${address.city}`.trim()],
      ...(logo && { logo }),
    },
    buyer: { label: words.of, name: customerName || number, lines: [] },
    facts: [{ label: words.span, value: `${format.date(from)} – ${format.date(to)}` }],
    columns: statementColumns(words, `${words.balance}, ${currency}`),
    rows: [
      row(words.opening, '', '', format.amount(opening, currency)),
      ...entries
        .filter(({ amount }) => amount !== 0)
        .map((entry) =>
          row(
            `${format.date(entry.date)} · ${words.types[entry.type]}`,
            [entry.number, entry.documentNumber, entry.note].filter(Boolean).join(', '),
            format.amount(entry.amount, currency),
            format.amount(entry.balanceAfter, currency),
          ),
        ),
    ],
    totals: [{ kind: 'balance', label: words.closing, value: format.money(closing, currency) }],
    taxNotes: [],
    foot: { facts: [], lines: [] },
    carry: { forward: texts.carriedForward, brought: texts.broughtForward },
    pageLabel: texts.page,
  }
  const { renderPdf } = await import('../../../documents/pdf/render-pdf.ts')
  const bytes = await renderPdf(document, context.firm.now)
  return { name: documentFileName(words.title, number), type: 'application/pdf', bytes }
}
