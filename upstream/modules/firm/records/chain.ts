import type { RecordLink, RecordStep } from '#contract/firm/records.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { findKind, type RecordRef } from './kinds.ts'
import { linksOf } from './links.ts'

/** Links that one document grows out of another by. */
const grows: ReadonlySet<string> = new Set(['convertedTo', 'delivers', 'bills', 'credits'])
/** Those that end it: a payment may pay what has nothing to do with the rest. */
const ends: ReadonlySet<string> = new Set(['pays', 'refunds'])
/** As many documents a page shows of one story. */
const most = 30

/**
 * The documents of one story, from the enquiry to the payment, by date: all that are linked to a record
 * over any number of others, the record itself among them. The caller sees those that they may see, and
 * what lies behind one that they may not see is left out.
 * @param links of the record, by `linksOf`
 */
export function chainOf(
  reader: Reader,
  firm: Pick<FirmContext, 'actor'>,
  record: RecordRef,
  links: readonly RecordLink[],
): RecordStep[] {
  const found = new Map<string, RecordStep>()
  const waiting: RecordRef[] = [record]
  const own = stepOf(reader, record)
  if (own) found.set(keyOf(record), own)
  for (let next = waiting.shift(); next && found.size < most; next = waiting.shift()) {
    const ofNext = next === record ? links : linksOf(reader, firm, next)
    for (const { relation, direction: _, ...step } of ofNext) {
      if (found.size >= most) break
      const isEnd = ends.has(relation)
      if ((!isEnd && !grows.has(relation)) || found.has(keyOf(step))) continue
      found.set(keyOf(step), step)
      // From a payment itself the story goes on through what it pays.
      const goesOn = !isEnd || next === record
      if (goesOn && !findKind(step.kind)?.endsChain) waiting.push(step)
    }
  }
  return [...found.values()].sort(
    (one, other) =>
      (one.date ?? '').localeCompare(other.date ?? '') || one.id.localeCompare(other.id),
  )
}

function keyOf({ kind, id }: RecordRef): string {
  return `${kind} ${id}`
}

function stepOf(reader: Reader, { kind, id }: RecordRef): RecordStep | undefined {
  const registered = findKind(kind)
  const facts = registered?.find(reader, id)
  if (!registered || !facts) return undefined
  const { title, date = null, amount = null, currency = null } = facts
  return { kind, id, title, path: registered.path(id), date, amount, currency }
}
