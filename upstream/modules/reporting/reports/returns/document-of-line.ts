import type { Reader } from '../../../../firm/store.ts'
import { type PrintedLine, partiesToEntries } from '../../../books/ledger/views.ts'
import { documentsReducedBy } from '../../../books/settlement/views.ts'
import { depositsOfTaxes, partiesToDocuments } from '../../../selling/invoicing/views.ts'

/** Whose a posted line is, and which document a person opens to see why. */
export type LineDocument = { partyId: string; sourceKind: string; sourceId: string }

type Line = Pick<PrintedLine, 'entryId' | 'sourceKind' | 'sourceId'>

/**
 * The customer and the document of posted lines. An invoice or a credit note says both itself. The
 * tax of a deposit that came with its money is the deposit invoice's; a discount, a write-off and a
 * deduction are the document's that they lower. Of other entries it is the party that they name; it
 * is empty where they name none.
 */
export function documentsOfLines(
  reader: Reader,
  lines: readonly Line[],
): (line: Line) => LineDocument {
  const ids = [...new Set(lines.map(({ sourceId }) => sourceId))]
  const reduced = documentsReducedBy(reader, ids)
  const deposits = depositsOfTaxes(reader, ids)
  const customers = partiesToDocuments(reader, [...ids, ...deposits.values()])
  const rest = lines.filter(({ sourceId }) => !customers.has(sourceId) && !deposits.has(sourceId))
  const named = partiesToEntries(
    reader,
    rest.map(({ entryId }) => entryId),
  )
  return ({ entryId, sourceKind, sourceId }) => {
    const deposit = deposits.get(sourceId)
    if (deposit !== undefined) {
      const partyId = customers.get(deposit)?.customerId ?? ''
      return { partyId, sourceKind: 'invoice', sourceId: deposit }
    }
    const whole = reduced.get(sourceId)
    if (whole) {
      const { partyId, documentKind, documentId } = whole
      return { partyId, sourceKind: documentKind, sourceId: documentId }
    }
    const partyId = customers.get(sourceId)?.customerId ?? named.get(entryId) ?? ''
    return { partyId, sourceKind, sourceId }
  }
}
