import type { ExplainedPart, ExplainedRow } from '#contract/books/explanations.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It posts to the journal, and can say how its figures come about: by the kind of the source. */
    explains: Readonly<Record<string, Explain>>
  }
}

/**
 * How the figures of a document come about, as it was posted on a day. Rows leave out what is usual.
 * @param date of the entry: some documents post on several days
 */
export type Explain = (
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  source: { id: string; date: string },
) => readonly { what: ExplainedPart['what']; rows: readonly PlainRow[] }[]

export type PlainRow = Pick<ExplainedRow, 'label' | 'amount' | 'currency'> & Partial<ExplainedRow>
