import { refuseProblems } from '#contract/core/errors.ts'
import { takeSnapshot } from '../../../documents/snapshot.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { dateIn } from '../../../firm/today.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { withPrintedFields } from '../../firm/custom-fields/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { issueProblems } from './checks.ts'
import { requireDraft } from './draft.ts'
import { quoteValues } from './draft-values.ts'
import { linesOf, type QuoteRecord, quoteInput } from './reader.ts'
import { changeQuote, replaceLines } from './writer.ts'

type IssueOptions = {
  /** Becomes the secret of its public page where it has none yet. */
  secret: string
  /** The version of the draft the caller saw; absent means whatever it is. */
  version?: number | undefined
}

/**
 * Opens a draft for the customer's answer: it takes its number, unless it is a newer version of an
 * issued one, and expires by itself after the day it is valid to.
 * @throws AppError not_found; invalid with what stands in the way; conflict when it is no draft any
 * more or was written since `version`
 */
export function issue(
  writer: Writer,
  context: FirmContext,
  quoteId: string,
  { secret, version }: IssueOptions,
): QuoteRecord {
  const draft = requireDraft(writer, context, quoteId, version)
  const input = quoteInput(draft, linesOf(writer, quoteId))
  const fields = issueProblems(writer, context, input)
  refuseProblems(fields, 'The document is not ready to finalize')
  const { quote, lines } = quoteValues(writer, context, input)
  const taken =
    draft.number === null ? takeNumber(writer, { kind: 'quote', date: input.issueDate }) : undefined
  const row = changeQuote(writer, context, draft, {
    ...quote,
    ...(taken && { number: taken.number, numberOrder: taken.order }),
    snapshot: snapshotOf(writer, draft, lines),
    publicSecret: draft.publicSecret ?? secret,
    issuedAt: context.now.toISOString(),
    sentAt: null,
    viewedAt: null,
    answer: null,
    state: 'open',
  })
  replaceLines(writer, row, lines)
  scheduleExpiry(writer, row)
  const { number, revision, total, currency } = row
  writer.audit({
    entity: 'quote',
    entityId: quoteId,
    action: 'issue',
    after: { number, revision, total, currency },
  })
  return row
}

/** What an issued quote shows from now on: both sides as they are, and what it prints of added fields. */
function snapshotOf(
  writer: Writer,
  { customerId, custom }: QuoteRecord,
  lines: Parameters<typeof takeSnapshot>[2],
): string {
  const shown = takeSnapshot(writer, customerId, lines)
  return JSON.stringify(withPrintedFields(writer, shown, { kind: 'quote', values: custom }))
}

/** Has an open quote expire when its last day is over where the firm is. */
export function scheduleExpiry(writer: Writer, { id, number, validUntil }: QuoteRecord): void {
  const { timeZone } = getFirmProfile(writer)
  schedule(writer, {
    kind: 'quotes.expire',
    key: id,
    dueAt: endOf(validUntil, timeZone),
    payload: { quoteId: id },
    title: number ?? '',
    link: `quotes/${id}`,
  })
}

const quarterMs = 15 * 60_000

/** The instant a calendar date is over in a time zone, which are whole quarters of an hour apart. */
export function endOf(date: string, timeZone: string): Date {
  // It is over first 14 hours before midnight in Greenwich, and last 12 hours after it.
  let at = Date.parse(`${date}T10:00:00Z`)
  while (dateIn(timeZone, new Date(at)) <= date) at += quarterMs
  return new Date(at)
}
