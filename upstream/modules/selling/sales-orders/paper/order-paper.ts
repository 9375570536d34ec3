import type { PaperView } from '#contract/core/paper.ts'
import { composePaper, paperWords, wordsOf } from '../../../../documents/paper/compose-paper.ts'
import type { PaperForm, PaperSource } from '../../../../documents/paper/paper-source.ts'
import { storedPaperSource } from '../../../../documents/paper/stored-source.ts'
import { fillText } from '../../../../documents/paper/texts/paper-texts.ts'
import type { Reader } from '../../../../firm/store.ts'
import { quantityText } from '../../../stock/stock/index.ts'
import { closedShortOf, type LineRecord, linesOf, type OrderRecord } from '../reader.ts'
import { orderPaperTexts } from './texts.ts'

/** What of an order its paper shows, apart from its lines. */
type PaperOrder = Parameters<typeof storedPaperSource>[1] extends infer Stored
  ? Omit<Stored, 'partyId'> &
      Pick<
        OrderRecord,
        'customerId' | 'state' | 'deliveryDate' | 'customerReference' | 'terms' | 'total'
      > & { stillOrdered?: OrderRecord['stillOrdered'] }
  : never

/** What of its lines was given up, by their ids, in ten-thousandths of their units. */
type Closed = { closedShort: ReadonlyMap<string, number> }

/** An order, stored or not, as the paper of its confirmation and what that is made from. */
export function readOrderPaper(
  reader: Reader,
  row: PaperOrder,
  lines: readonly LineRecord[],
  { closedShort }: Closed = { closedShort: new Map() },
): { source: PaperSource; view: PaperView } {
  const stored = storedPaperSource(reader, { ...row, partyId: row.customerId }, lines)
  const source = { ...stored, lines: saidShort(stored, lines, closedShort) }
  return { source, view: composePaper(source, orderForm(source, row)) }
}

/** A stored order as its paper, with what was given up of it. */
export function storedOrderPaper(reader: Reader, row: OrderRecord) {
  return readOrderPaper(reader, row, linesOf(reader, row.id), {
    closedShort: closedShortOf(reader, row.id),
  })
}

/** An order's confirmation as paper for the screen. */
export function composeOrderPaper(reader: Reader, row: OrderRecord): PaperView {
  return storedOrderPaper(reader, row).view
}

/** Its lines, with what of them will not come. */
function saidShort(
  source: PaperSource,
  lines: readonly LineRecord[],
  closedShort: Closed['closedShort'],
): PaperSource['lines'] {
  const texts = wordsOf(orderPaperTexts, source)
  const { format } = paperWords(source)
  return source.lines.map((line, at) => {
    const { id = '', isGoods = false } = lines[at] ?? {}
    const units = closedShort.get(id) ?? 0
    if (units === 0) return line
    const quantity = `${format.number(quantityText(units))} ${line.unit}`.trim()
    const text = isGoods ? texts.notDelivered : texts.notProvided
    return { ...line, remark: fillText(text, { quantity }) }
  })
}

function orderForm(source: PaperSource, row: PaperOrder): PaperForm {
  const texts = wordsOf(orderPaperTexts, source)
  const { texts: words, format } = paperWords(source)
  const { stillOrdered = null } = row
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
    total: { label: words.total, kind: stillOrdered === null ? 'balance' : 'strong' },
    balance:
      stillOrdered === null
        ? []
        : [
            {
              label: texts.stillOrdered,
              value: format.money(stillOrdered, source.currency),
              kind: 'balance',
            },
          ],
    payment: null,
    footLines: [texts.thanks, day === '' ? '' : fillText(texts.promise, { date: day })].filter(
      Boolean,
    ),
    terms: terms === '' ? null : { label: texts.terms, text: terms },
  }
}
