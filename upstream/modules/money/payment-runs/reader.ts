import { and, asc, desc, eq } from 'drizzle-orm'
import { needsOf } from '#contract/core/endpoint.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import {
  type PaymentRun,
  type PaymentRunAction,
  type PaymentRunRow,
  paymentRunsContract,
  RunFormat,
} from '#contract/money/payment-runs.ts'
import type { Actor } from '../../../firm/actor.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { itemsOfDocument } from '../../books/settlement/index.ts'
import { mayApprove } from '../../firm/approvals/index.ts'
import { debitSettings } from '../mandates/index.ts'
import type { DebitMandate } from './debits.ts'
import { formatsOf } from './file/formats.ts'
import { accountOfItem } from './item-accounts.ts'
import { paymentRunFilesTable, paymentRunItemsTable, paymentRunsTable } from './tables.ts'
import { usualAmount } from './unusual.ts'

export type StoredRun = typeof paymentRunsTable.$inferSelect
export type StoredItem = typeof paymentRunItemsTable.$inferSelect

/** @throws AppError not_found */
export function getStoredRun({ db }: Reader, id: string): StoredRun {
  const row = db.select().from(paymentRunsTable).where(eq(paymentRunsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such payment run')
  return row
}

export function itemsOfRun({ db }: Reader, runId: string): StoredItem[] {
  return db
    .select()
    .from(paymentRunItemsTable)
    .where(eq(paymentRunItemsTable.runId, runId))
    .orderBy(asc(paymentRunItemsTable.position))
    .all()
}

/** Ids of the mandates of debits that are neither paid nor given up, those of one run left out. */
export function mandatesInRuns({ sql }: Reader, { except = '' } = {}): Set<string> {
  const rows = sql.exec<{ id: string }>(
    `select distinct mandate_id as id from payment_run_items
     where is_open = 1 and mandate_id is not null and run_id <> ?`,
    except,
  )
  return new Set(rows.toArray().map(({ id }) => id))
}

type Reaching = Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>

/** Whether somebody's role reaches all that a run pays. */
export function reachesRun(reader: Reader, actor: Reaching, runId: string): boolean {
  return itemsOfRun(reader, runId).every(
    ({ kind, documentId, payeeId }) =>
      reachesRecord(reader, actor, kind, documentId) &&
      (kind === 'expense' || reachesRecord(reader, actor, 'party', payeeId)),
  )
}

/** A run in reach of whoever asks. @throws AppError not_found */
export function requireRun(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  id: string,
): StoredRun {
  const run = getStoredRun(reader, id)
  if (!reachesRun(reader, actor, id)) throw new AppError('not_found', 'No such payment run')
  return run
}

const shownRuns = 500

/** The runs in reach of whoever asks, the newest first. */
export function listRuns(reader: Reader, { actor }: Pick<FirmContext, 'actor'>): PaymentRunRow[] {
  return reader.db
    .select()
    .from(paymentRunsTable)
    .orderBy(desc(paymentRunsTable.id))
    .limit(shownRuns)
    .all()
    .filter(({ id }) => reachesRun(reader, actor, id))
    .map((run) => ({ ...run, total: Math.abs(run.total) }))
}

/** @throws AppError not_found */
export function getRun(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  id: string,
): PaymentRun {
  const { made, ...run } = requireRun(reader, context, id)
  const paid = new Set(madeOf(made).map(({ documentId }) => documentId))
  const { actor } = context
  const items = itemsOfRun(reader, id)
  return {
    ...run,
    total: Math.abs(run.total),
    items: items.map((item) => {
      const { mandate, mandateId: __, ...shown } = item
      const taken: Partial<DebitMandate> = mandate === null ? {} : JSON.parse(mandate)
      const { accountNote, lastIban } = accountOfItem(reader, run, item)
      return {
        ...shown,
        mandateReference: taken.reference ?? '',
        sequence: taken.sequence ?? null,
        canBeReturned:
          run.state === 'paid' &&
          item.returned === '' &&
          paid.has(item.documentId) &&
          isAllowed(actor, needsOf(paymentRunsContract.returnDebit)),
        accountNote,
        lastIban,
        usualAmount: usualAmount(reader, actor, run, item),
        isSettled: dueOf(reader, item.documentId, item.kind) === 0,
      }
    }),
    files: filesOf(reader, id).map(({ takenByName: by, takenAt: at, format }) => ({
      by,
      at,
      format: RunFormat.parse(format),
    })),
    formats: isAllowed(actor, 'party:bank') ? formatsOf(run, items, debitSettings(reader)) : [],
    actions: actionsOf(reader, run, actor),
  }
}

/** What is still owed of a bill, a claim or an invoice. */
export function dueOf(
  reader: Reader,
  documentId: string,
  kind: StoredItem['kind'] = 'bill',
): Minor {
  const wanted = kind === 'invoice' ? 'debit' : 'credit'
  return itemsOfDocument(reader, documentId)
    .filter(({ side }) => side === wanted)
    .reduce((sum, { balance }) => sum + balance, 0)
}

/** Each time that the file of a run was given out, the first first. */
export function filesOf({ db }: Reader, runId: string) {
  const { runId: run, id } = paymentRunFilesTable
  return db.select().from(paymentRunFilesTable).where(eq(run, runId)).orderBy(asc(id)).all()
}

/**
 * Whether somebody may free what a run pays although its file was given out, as far as the firm's rule
 * goes: where that wants a second person, it is nobody who ever took the file.
 */
export function mayFreeFiled(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { id, total }: Pick<StoredRun, 'id' | 'total'>,
): boolean {
  return filesOf(reader, id).every(({ takenBy: preparedBy }) =>
    mayApprove(reader, { kind: 'paymentRun', preparedBy, amount: Math.abs(total), actor }),
  )
}

function actionsOf(reader: Reader, run: Omit<StoredRun, 'made'>, actor: Actor): PaymentRunAction[] {
  const { state, preparedBy, total: amount } = run
  const mayPay = isAllowed(actor, 'payment:edit')
  const mayCancel =
    isAllowed(actor, needsOf(paymentRunsContract.cancel)) && mayFreeFiled(reader, { actor }, run)
  const cancel = mayCancel ? ['cancel' as const] : []
  const approval = { kind: 'paymentRun', preparedBy, amount: Math.abs(amount), actor }
  const mayLetThrough = isAllowed(actor, 'bill:approve') && mayApprove(reader, approval)
  if (state === 'waiting') {
    return [...(mayLetThrough ? ['approve' as const] : []), ...cancel]
  }
  if (state !== 'approved') return []
  if (!mayPay) return cancel
  return [...(isAllowed(actor, 'party:bank') ? ['file' as const] : []), 'settle', ...cancel]
}

/** A run that a line of the bank may be; `made` is what is in the books of it. */
export type RunToMatch = {
  id: string
  number: string
  date: string
  total: Minor
  isPaid: boolean
  made: string[]
}

/** Runs from an account that come to some sums and are approved or paid. */
export function runsToMatch(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  account: string,
  sums: readonly Minor[],
): RunToMatch[] {
  return sums
    .flatMap((total) =>
      reader.db
        .select()
        .from(paymentRunsTable)
        .where(and(eq(paymentRunsTable.account, account), eq(paymentRunsTable.total, total)))
        .orderBy(desc(paymentRunsTable.id))
        .limit(5)
        .all(),
    )
    .filter(({ state }) => state === 'approved' || state === 'paid')
    .filter(({ id }) => reachesRun(reader, actor, id))
    .map(({ id, number, executionDate, total, state, made }) => ({
      id,
      number,
      date: executionDate,
      total,
      isPaid: state === 'paid',
      made: madeOf(made).map((one) => one.id),
    }))
}

/** `documentId` of a debit: which invoice its payment is of. */
export type Made = { kind: string; id: string; documentId?: string }

/** What was recorded when a run was paid. */
export function madeOf(json: string): Made[] {
  return JSON.parse(json)
}
