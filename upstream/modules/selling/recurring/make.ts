import { AppError } from '#contract/core/errors.ts'
import { ElectronicTerms } from '#contract/selling/electronic-invoices.ts'
import type { FirmContext, Store, Writer } from '../../../firm/store.ts'
import { spanAt } from '../../../recurrence/dates.ts'
import { afterMade } from '../../../recurrence/next.ts'
import { periodTexts } from '../../../recurrence/period.ts'
import { ruleOf } from '../../../recurrence/rule.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { createDraft, finalise, send, setTerms } from '../invoicing/index.ts'
import { invoiceInput } from './content.ts'
import { fillContent } from './fill-content.ts'
import { contentOf, type RecurringRecord, recurringInvoices } from './records.ts'
import { insertRun } from './runs.ts'

/**
 * Makes the invoice that is due of a profile, in one transaction with the note of its date, so that
 * no attempt makes it twice. What fails is noted; after the third time the profile is paused.
 */
export function makeDue(store: Store, context: FirmContext, id: string, origin: string): void {
  try {
    store.transact(context, (writer) =>
      make(writer, context, recurringInvoices.get(writer, id), origin),
    )
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
  if (!recurringInvoices.hasRun(writer, row.id, date)) {
    const content = contentOf(row)
    const { address } = getFirmProfile(writer)
    const span = spanAt(rule, row.nextPlace, row.period)
    const texts = periodTexts(span, madeCount, content.language, address.country)
    const input = invoiceInput(
      { ...content, ...fillContent(content, texts) },
      firmDate(writer, context),
    )
    const draft = createDraft(writer, context, input)
    const terms = ElectronicTerms.parse(JSON.parse(row.electronicTerms))
    // BG-14: the time that it is for.
    setTerms(writer, context, draft.id, { ...terms, periodStart: span.from, periodEnd: span.to })
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
  recurringInvoices.change(writer, context, row, afterMade(writer, row))
}

function noteFailure(writer: Writer, context: FirmContext, id: string, error: AppError): void {
  const row = recurringInvoices.noteFailure(writer, context, id, error)
  if (!row) return
  queueNotice(writer, context, {
    kind: 'recurringPaused',
    params: { name: row.name, customer: row.customerName },
    link: `/firms/${context.firmId}/recurring/${id}`,
  })
}
