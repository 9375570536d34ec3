import type { Reader } from '../../../firm/store.ts'

type Span = { from: string; to: string }

/**
 * Sources of the entries that wrote off documents of some spans by their own dates. `sides` says of
 * which kinds, and on which side of a party's account these stand; kinds of `always` count whatever
 * their dates.
 */
export function writeOffsOf(
  { sql }: Reader,
  spans: readonly Span[],
  sides: Record<string, 'debit' | 'credit'>,
  always: readonly string[] = [],
): string[] {
  const [first] = always.length > 0 ? ['0000'] : spans.map(({ from }) => from).sort()
  if (first === undefined) return []
  const isMeant = (item: string) =>
    `(${item}.document_kind, ${item}.side) in (select key, value from json_each(?2))
     and (${item}.document_kind in (select value from json_each(?4))
       or exists (select 1 from json_each(?3) as span
         where ${item}.date between span.value ->> 'from' and span.value ->> 'to'))`
  return sql
    .exec<{ id: string }>(
      `select distinct entry_source_id as id
       from allocations indexed by allocations_of_write_offs
       cross join open_items as item on item.id = debit_item_id
       cross join open_items as other on other.id = credit_item_id
       where kind = 'writeOff' and effective_date >= ?1
         and (${isMeant('item')} or ${isMeant('other')})`,
      first,
      JSON.stringify(sides),
      JSON.stringify(spans),
      JSON.stringify(always),
    )
    .toArray()
    .map(({ id }) => id)
}
