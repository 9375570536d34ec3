import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { setPromises } from '../stock/index.ts'
import { leftOf, needsOf, partsFor, type StoredProduction } from './reader.ts'

/** What is left to make of a released order is expected for its day, and its components are reserved. */
export function promiseParts(writer: Writer, firm: FirmContext, row: StoredProduction): void {
  const left = row.state === 'released' ? leftOf(row) : 0
  const today = firmDate(writer, firm)
  setPromises(writer, firm, { id: row.id, kind: 'expected', date: row.dueDate }, [
    { itemId: row.itemId, quantity: left },
  ])
  const parts = partsFor(needsOf(writer, row), left)
  setPromises(writer, firm, { id: row.id, kind: 'reserved', date: today }, parts)
}
