import { AppError } from '#contract/core/errors.ts'
import { type Holder, isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Store, Writer } from '../../../firm/store.ts'
import type { PresentRights } from '../../../identity/members/present-rights.ts'
import { spanAt } from '../../../recurrence/dates.ts'
import { afterMade } from '../../../recurrence/next.ts'
import { periodTexts } from '../../../recurrence/period.ts'
import { ruleOf } from '../../../recurrence/rule.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { approveOrSubmit, createBill } from '../bills/index.ts'
import { createExpense, postExpense } from '../expenses/index.ts'
import { billInput, expenseInput, fillContent } from './content.ts'
import { contentOf, posting, type RecurringRecord, recurringPurchases } from './records.ts'
import { insertRun } from './runs.ts'

/**
 * Makes what is due of a recurring purchase, in one transaction with the note of its date, so that no
 * attempt makes it twice. What fails is noted; after the third time it is paused. Nothing is made of
 * one that was changed since it was read.
 * @param rights what its author may do now: without the right it is not posted, and the firm is told
 */
export function makeDue(
  store: Store,
  context: FirmContext,
  { id, version }: RecurringRecord,
  rights: PresentRights | undefined,
): void {
  try {
    store.transact(context, (writer) => {
      const row = recurringPurchases.find(writer, id)
      if (row?.version === version) make(writer, context, row, rights)
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    store.transact(context, (writer) => noteFailure(writer, context, id, error))
  }
}

/**
 * It bears the date that it is due on, however late it is made: a rent is cost of its own month. What
 * it makes is prepared by whoever wrote it, so that a second person is asked where the rule is on.
 */
function make(
  writer: Writer,
  context: FirmContext,
  row: RecurringRecord,
  rights: PresentRights | undefined,
): void {
  const { id, nextDate: date, kind } = row
  if (!recurringPurchases.hasRun(writer, id, date)) {
    const documentId = makeDraft(writer, asAuthor(context, row, { role: 'owner' }), row)
    if (row.mode === 'post') {
      if (rights && isAllowed(rights, posting[kind])) {
        postDraft(writer, asAuthor(context, row, rights), kind, documentId)
      } else tellOfDraft(writer, context, row)
    }
    insertRun(writer, context, { recurringId: id, date, kind, documentId })
    linkRecords(writer, context, {
      from: { kind: 'recurringPurchase', id },
      relation: 'makes',
      to: { kind, id: documentId },
    })
  }
  recurringPurchases.change(writer, context, row, afterMade(writer, row))
}

function makeDraft(writer: Writer, context: FirmContext, row: RecurringRecord): string {
  const { nextDate: date, supplierId, kind } = row
  const content = filled(writer, row)
  const made =
    kind === 'bill'
      ? createBill(writer, context, billInput(content, { date, supplierId }))
      : createExpense(writer, context, expenseInput(content, date))
  return made.id
}

function postDraft(
  writer: Writer,
  context: FirmContext,
  kind: RecurringRecord['kind'],
  id: string,
): void {
  if (kind === 'bill') approveOrSubmit(writer, context, id)
  else postExpense(writer, context, id)
}

/** What it says this time, in the firm's language. */
function filled(writer: Writer, row: RecurringRecord) {
  const { address, language } = getFirmProfile(writer)
  const span = spanAt(ruleOf(row), row.nextPlace, row.period)
  return fillContent(
    contentOf(row),
    periodTexts(span, row.madeCount + 1, language, address.country),
  )
}

/** In the name of whoever set it up, with given rights. */
function asAuthor(
  context: FirmContext,
  { preparedBy: userId, preparedByName: userName }: RecurringRecord,
  rights: Holder & { team?: PresentRights['team'] },
): FirmContext {
  const actor = { ...context.actor, ...rights, userId, userName }
  return { ...context, actor, isUnattended: true }
}

function tellOfDraft(
  writer: Writer,
  context: FirmContext,
  { id, name, supplierName: supplier, preparedByName: by }: RecurringRecord,
): void {
  queueNotice(writer, context, {
    kind: 'recurringPurchaseDrafted',
    params: { name, supplier, by },
    link: `/firms/${context.firmId}/recurring-purchases/${id}`,
  })
}

function noteFailure(writer: Writer, context: FirmContext, id: string, error: AppError): void {
  const row = recurringPurchases.noteFailure(writer, context, id, error)
  if (!row) return
  queueNotice(writer, context, {
    kind: 'recurringPurchasePaused',
    params: { name: row.name, supplier: row.supplierName },
    link: `/firms/${context.firmId}/recurring-purchases/${id}`,
  })
}
