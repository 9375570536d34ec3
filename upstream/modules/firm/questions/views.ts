import { isAllowed } from '#contract/core/roles.ts'
import type { RecordQuestion } from '#contract/firm/records.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'

type Row = Omit<RecordQuestion, 'state'> & { isClosed: number; answeredAt: string | null }

/**
 * The questions about a record, or an entry of the journal (`journalEntry`), that the caller may see, the
 * newest first; none for whoever may not ask.
 */
export function questionsAbout(
  { sql }: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { kind, id }: { kind: string; id: string },
): RecordQuestion[] {
  if (!isAllowed(actor, 'record:comment')) return []
  return sql
    .exec<Row>(
      `select id, text, asked_at as askedAt, asked_by_name as askedByName,
         answered_at as answeredAt, is_closed as isClosed
       from questions where record_id = ? and kind = ? order by id desc limit 50`,
      ...[id, kind],
    )
    .toArray()
    .map(({ isClosed, answeredAt, ...question }) => ({
      ...question,
      state: isClosed ? 'closed' : answeredAt === null ? 'open' : 'answered',
    }))
}
