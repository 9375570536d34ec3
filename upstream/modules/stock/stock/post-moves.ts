import type { FirmContext, Writer } from '../../../firm/store.ts'
import { debit, type PostingLine, post } from '../../books/ledger/index.ts'
import { documentFacts } from './document-reader.ts'
import type { Recosted } from './recost.ts'

type Counter = { role: string; costCentreId: string; amount: number }
type Sum = { value: number; correction: number; counters: Map<string, Counter> }

/**
 * Posts by how much moves changed the stock's value: inventory against the account of what moved it,
 * and what was put right of earlier costs to the cost of goods sold. The cost of what was sold is put
 * on the cost centre it was sold for; what is put right of it, on none. An entry a document and day, so
 * that the inventory account is the value of the stock on every day.
 */
export function postRecosted(
  writer: Writer,
  context: FirmContext,
  recosted: readonly Recosted[],
): void {
  const entries = new Map<string, { documentId: string; date: string; sum: Sum }>()
  for (const { documentId, date, counter, costCentreId, value, correction } of recosted) {
    if (value === 0 && correction === 0) continue
    const key = `${documentId} ${date}`
    const entry = entries.get(key) ?? {
      documentId,
      date,
      sum: { value: 0, correction: 0, counters: new Map<string, Counter>() },
    }
    entry.sum.value += value
    entry.sum.correction += correction
    const { counters } = entry.sum
    const place = `${counter} ${costCentreId}`
    const amount = (counters.get(place)?.amount ?? 0) - value - correction
    counters.set(place, { role: counter, costCentreId, amount })
    entries.set(key, entry)
  }
  for (const { documentId, date, sum } of entries.values()) {
    // An assembly without labour moves value within the stock alone.
    const amounts = [...sum.counters.values()].map(({ amount }) => amount)
    if ([sum.value, sum.correction, ...amounts].every((amount) => amount === 0)) continue
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
    ...[...counters.values()].map(({ role, amount, costCentreId }) => {
      return { ...debit({ role }, amount), ...(costCentreId && { costCentreId }) }
    }),
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
