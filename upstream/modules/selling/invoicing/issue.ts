import { takeSnapshot } from '../../../documents/snapshot.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { withPrintedFields } from '../../firm/custom-fields/index.ts'
import type { DocumentRow } from './reader.ts'
import { lastHashOf } from './reader.ts'
import { seal } from './seal.ts'
import {
  changeDocument,
  type NewDocument,
  type NewLine,
  replaceLines,
  saveLastHash,
} from './writer.ts'

/**
 * Gives a draft its number, keeps what it shows of other records, and chains it to the document
 * before it. The caller has checked it and posts it.
 */
export function issue(
  writer: Writer,
  context: FirmContext,
  draft: DocumentRow,
  lines: readonly NewLine[],
  changes: Partial<NewDocument>,
): DocumentRow {
  const issueDate = changes.issueDate ?? draft.issueDate
  const { number, order } = takeNumber(writer, { kind: draft.kind, date: issueDate })
  const previousHash = lastHashOf(writer, draft.kind)
  const shown = takeSnapshot(writer, draft.customerId, lines)
  const added = { kind: 'invoice', values: draft.custom } as const
  const snapshot = JSON.stringify(withPrintedFields(writer, shown, added))
  const issued = { ...draft, ...changes, number, snapshot }
  const hash = seal(previousHash, issued, lines)
  const row = changeDocument(writer, context, draft, {
    ...changes,
    number,
    numberOrder: order,
    snapshot,
    hash,
    previousHash,
    finalisedAt: context.now.toISOString(),
  })
  replaceLines(writer, row, lines)
  saveLastHash(writer, draft.kind, hash)
  writer.audit({
    entity: 'invoice',
    entityId: row.id,
    action: 'finalise',
    amount: row.total,
    currency: row.currency,
    detail: number,
    after: { number, total: row.total, currency: row.currency, hash },
  })
  return row
}
