import type { PaperView } from '#contract/core/paper.ts'
import { composePaper, paperWords, wordsOf } from '../../../../documents/paper/compose-paper.ts'
import type { PaperForm, PaperSource } from '../../../../documents/paper/paper-source.ts'
import { storedPaperSource } from '../../../../documents/paper/stored-source.ts'
import { fillText } from '../../../../documents/paper/texts/paper-texts.ts'
import type { Reader } from '../../../../firm/store.ts'
import { type LineRecord, linesOf, type OrderRecord } from '../reader.ts'
import { orderPaperTexts } from './texts.ts'

/** What of an order its paper shows, apart from its lines. */
type PaperOrder = Parameters<typeof storedPaperSource>[1] extends infer Stored
  ? Omit<Stored, 'partyId'> &
      Pick<
        OrderRecord,
        'customerId' | 'state' | 'deliveryDate' | 'customerReference' | 'terms' | 'total'
      >
  : never

/** An order, stored or not, as the paper of its confirmation and what that is made from. */
export function readOrderPaper(
  reader: Reader,
  row: PaperOrder,
  lines: readonly LineRecord[],
): { source: PaperSource; view: PaperView } {
  const source = storedPaperSource(reader, { ...row, partyId: row.customerId }, lines)
  return { source, view: composePaper(source, orderForm(source, row)) }
}

/** An order's confirmation as paper for the screen. */
export function composeOrderPaper(reader: Reader, row: OrderRecord): PaperView {
  return readOrderPaper(reader, row, linesOf(reader, row.id)).view
}

function orderForm(source: PaperSource, row: PaperOrder): PaperForm {
  const texts = wordsOf(orderPaperTexts, source)
  const { texts: words, format } = paperWords(source)
  const { state, issueDate, deliveryDate, customerReference, terms } = row
  const remark = state === 'draft' || state === 'cancelled' ? texts[state] : ''
  const day = deliveryDate === null ? '' : format.date(deliveryDate)
  return {
    kind: 'salesOrder',
    isDraft: state === 'draft',
    title: remark ? `${texts.title}, ${remark}` : texts.title,
    partyLabel: texts.orderedBy,
    facts: [
      { label: texts.date, value: format.date(issueDate) },
      { label: texts.deliveryDate, value: day },
      { label: texts.reference, value: customerReference },
    ],
    total: { label: words.total, kind: 'balance' },
    balance: [],
    payment: null,
    footLines: [texts.thanks, day === '' ? '' : fillText(texts.promise, { date: day })].filter(
      Boolean,
    ),
    terms: terms === '' ? null : { label: texts.terms, text: terms },
  }
}
