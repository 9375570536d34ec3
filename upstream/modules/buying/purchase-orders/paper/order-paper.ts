import type { PaperView } from '#contract/core/paper.ts'
import {
  type DocumentFile,
  type PrintContext,
  printDocument,
} from '../../../../documents/delivery/print-document.ts'
import { composePaper, paperWords } from '../../../../documents/paper/compose-paper.ts'
import { customRows } from '../../../../documents/paper/custom-rows.ts'
import type { PaperSource } from '../../../../documents/paper/paper-source.ts'
import { storedPaperSource } from '../../../../documents/paper/stored-source.ts'
import { fillText } from '../../../../documents/paper/texts/paper-texts.ts'
import type { Reader } from '../../../../firm/store.ts'
import { printedFields } from '../../../firm/custom-fields/index.ts'
import { getStoredOrder, linesOf } from '../reader.ts'
import { orderPaperTexts } from './texts.ts'

/** An order as its paper, in the supplier's language, and what that is made from. */
export function readOrderPaper(
  reader: Reader,
  id: string,
): { source: PaperSource; view: PaperView } {
  const row = getStoredOrder(reader, id)
  const source = storedPaperSource(reader, { ...row, partyId: row.supplierId }, linesOf(reader, id))
  const texts = orderPaperTexts[source.language]
  const { format, texts: words } = paperWords(source)
  const isDraft = row.number === null
  const view = composePaper(source, {
    kind: 'purchaseOrder',
    isDraft,
    title: isDraft ? `${texts.purchaseOrder}, ${texts.draft}` : texts.purchaseOrder,
    partyLabel: texts.supplier,
    facts: [
      { label: texts.date, value: format.date(row.issueDate) },
      { label: texts.wanted, value: row.expectedDate ? format.date(row.expectedDate) : '' },
      ...customRows(printedFields(reader, 'purchaseOrder', row), format, source.language),
    ],
    total: { label: words.total, kind: 'balance' },
    balance: [],
    payment: null,
    footLines: isDraft ? [] : [fillText(texts.quote, { number: row.number ?? '' })],
    terms: null,
  })
  return { source, view }
}

/** An order as PDF. @throws AppError not_found */
export function printOrder(context: PrintContext, id: string): Promise<DocumentFile> {
  const paper = readOrderPaper(context.store.reader, id)
  const word = orderPaperTexts[paper.source.language].purchaseOrder
  return printDocument(context, { ...paper, word })
}
