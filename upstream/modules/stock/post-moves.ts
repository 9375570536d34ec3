import type { FirmContext, Writer } from '../../firm/store.ts'
import { debit, type PostingLine, post } from '../ledger/index.ts'
import { documentFacts } from './document-reader.ts'
import type { Recosted } from './recost.ts'

type Sum = { value: number; correction: number; counters: Map<string, number> }

/**
 * Posts by how much moves changed the stock's value: inventory against the account of what moved it,
 * and what was put right of earlier costs to the cost of goods sold. An entry a document and day, so
 * that the inventory account is the value of the stock on every day.
 */
export function postRecosted(
  writer: Writer,
  context: FirmContext,
  recosted: readonly Recosted[],
): void {
  const entries = new Map<string, { documentId: string; date: string; sum: Sum }>()
  for (const { documentId, date, counter, value, correction } of recosted) {
    if (value === 0 && correction === 0) continue
    const key = `${documentId} ${date}`
    const entry = entries.get(key) ?? {
      documentId,
      date,
      sum: { value: 0, correction: 0, counters: new Map<string, number>() },
    }
    entry.sum.value += value
    entry.sum.correction += correction
    const { counters } = entry.sum
    counters.set(counter, (counters.get(counter) ?? 0) - value - correction)
    entries.set(key, entry)
  }
  for (const { documentId, date, sum } of entries.values()) {
    // An assembly without labour moves value within the stock alone.
    if ([sum.value, sum.correction, ...sum.counters.values()].every((amount) => amount === 0)) {
      continue
    }
    addToDay(writer, date, sum.value)
    const { number, partner } = documentFacts(writer, documentId)
    post(writer, context, {
      date,
      memo: `${number} ${partner}`.trim(),
      source: { kind: 'stockDocument', id: documentId },
      lines: linesOf(sum),
    })
  }
}

function linesOf({ value, correction, counters }: Sum): PostingLine[] {
  return [
    debit({ role: 'inventory' }, value),
    debit({ role: 'cogs' }, correction),
    ...[...counters].map(([role, amount]) => debit({ role }, amount)),
  ]
}

function addToDay({ sql }: Writer, date: string, value: number): void {
  if (value === 0) return
  sql.exec(
    `insert into stock_days (date, value) values (?, ?)
     on conflict do update set value = value + excluded.value`,
    date,
    value,
  )
}
