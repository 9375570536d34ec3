import { AppError, type FieldProblem } from '#contract/errors.ts'
import type { FirmContext, Store, Writer } from '../../firm/store.ts'
import { firmDate, getFirmProfile } from '../firms/index.ts'
import { createDraft, finalise, send } from '../invoicing/index.ts'
import { queueNotice } from '../outbound/index.ts'
import { linkRecords } from '../records/index.ts'
import { invoiceInput } from './content.ts'
import { spanAt } from './dates.ts'
import { fillContent, periodTexts } from './period.ts'
import { nextAt } from './plan.ts'
import { contentOf, findRecurring, getRecurring, type RecurringRecord, ruleOf } from './reader.ts'
import { changeRecurring, hasRun, insertRun } from './writer.ts'

/** After so many failures in a row it is paused, until somebody has looked at it. */
const maxFailures = 3
const retryHours = 4

/**
 * Makes the invoice that is due of a profile, in one transaction with the note of its date, so that
 * no attempt makes it twice. What fails is noted; after the third time the profile is paused.
 */
export function makeDue(store: Store, context: FirmContext, id: string, origin: string): void {
  try {
    store.transact(context, (writer) => make(writer, context, getRecurring(writer, id), origin))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    store.transact(context, (writer) => noteFailure(writer, context, id, error))
  }
}

/**
 * The invoice bears the day it is made on, as numbers follow the days; a late one still names the
 * time that it is for.
 */
function make(writer: Writer, context: FirmContext, row: RecurringRecord, origin: string): void {
  const rule = ruleOf(row)
  const date = row.nextDate
  const madeCount = row.madeCount + 1
  if (!hasRun(writer, row.id, date)) {
    const content = contentOf(row)
    const { address } = getFirmProfile(writer)
    const span = spanAt(rule, row.nextPlace, row.period)
    const texts = periodTexts(span, madeCount, content.language, address.country)
    const input = invoiceInput(
      { ...content, ...fillContent(content, texts) },
      firmDate(writer, context),
    )
    const draft = createDraft(writer, context, input)
    insertRun(writer, context, { recurringId: row.id, date, invoiceId: draft.id })
    if (row.mode !== 'draft') finalise(writer, context, draft.id)
    if (row.mode === 'send') {
      const mail = { invoiceId: draft.id, to: '', cc: '', subject: '', message: '' }
      // The firm itself sees all that it sends.
      const firm = { ...context, actor: { ...context.actor, role: 'owner' } }
      send(writer, firm, mail, { origin, isMailed: true })
    }
    linkRecords(writer, context, {
      from: { kind: 'recurring', id: row.id },
      relation: 'makes',
      to: { kind: 'invoice', id: draft.id },
    })
  }
  const next = nextAt(writer, rule, row.nextPlace + 1, madeCount)
  changeRecurring(writer, context, row, {
    ...next,
    madeCount,
    failures: 0,
    problem: null,
    ...(next.nextDate === '' && { state: 'ended' as const }),
  })
}

function noteFailure(writer: Writer, context: FirmContext, id: string, error: AppError): void {
  const row = findRecurring(writer, id)
  if (!row) return
  const failures = row.failures + 1
  const isPaused = failures >= maxFailures
  const later = new Date(context.now.getTime() + retryHours * 3_600_000 * failures)
  changeRecurring(writer, context, row, {
    failures,
    problem: JSON.stringify(problemOf(error)),
    runAt: later.toISOString(),
    ...(isPaused && { state: 'paused' as const }),
  })
  if (!isPaused) return
  writer.audit({ entity: 'recurring', entityId: id, title: row.name, action: 'pause' })
  queueNotice(writer, context, {
    kind: 'recurringPaused',
    params: { name: row.name, customer: row.customerName },
    link: `/firms/${context.firmId}/recurring/${id}`,
  })
}

/** The first thing that is wrong, as it can be said. */
function problemOf({ fields, detail, code }: AppError): FieldProblem & { field: string } {
  const [first] = Object.entries(fields)
  if (first) return { field: first[0], key: first[1].key, params: first[1].params ?? {} }
  const isReasoned = typeof detail === 'object' && detail !== null && 'reason' in detail
  return { field: '', key: isReasoned ? String(detail.reason) : code, params: {} }
}
