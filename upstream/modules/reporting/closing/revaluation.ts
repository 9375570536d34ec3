import { desc, eq } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { convert } from '#contract/core/money.ts'
import type { Revaluation, RevaluationLine } from '#contract/reporting/closing.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import {
  accountFor,
  accountName,
  insertAccount,
  listAccounts,
  type PostingLine,
  post,
  resolveLines,
  reverse,
} from '../../books/ledger/index.ts'
import { balanceUntil } from '../../books/ledger/views.ts'
import { findRate } from '../../books/rates/index.ts'
import { balancesAsOf } from '../../books/settlement/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { revaluationsTable } from './tables.ts'

/** What is open in foreign currencies at the end of a day, at the rate of that day. */
export function revaluationOf(
  reader: Reader,
  date: string,
): { date: string; lines: RevaluationLine[]; gain: number } {
  const { baseCurrency } = getFirmProfile(reader)
  const lines = balancesAsOf(reader, date)
    .filter(({ currency }) => currency !== baseCurrency)
    .map(({ direction, side, currency, balance, balanceBase }) => {
      const rate = findRate(reader, baseCurrency, currency, date)?.rate ?? ''
      const worth = rate === '' ? balanceBase : convert(balance, currency, baseCurrency, rate)
      const gain = side === 'debit' ? worth - balanceBase : balanceBase - worth
      return { direction, side, currency, balance, balanceBase, rate, worth, gain }
    })
  return { date, lines, gain: lines.reduce((sum, { gain }) => sum + gain, 0) }
}

export function listRevaluations({ db }: Reader): Revaluation[] {
  return db.select().from(revaluationsTable).orderBy(desc(revaluationsTable.id)).limit(24).all()
}

/** Whether the items of a day were revalued. */
export function isRevalued({ sql }: Reader, date: string): boolean {
  return sql.exec('select 1 from revaluations where date = ?', date).toArray().length > 0
}

/**
 * Posts what open items gained or lost on a day, on accounts beside their control accounts, so that
 * those stay the sum of the items; the day after, the opposite is posted (unrealised differences
 * of the closing date, IAS 21.23 and § 256a HGB). A day that was revalued before is brought up to
 * what holds now.
 * @throws AppError locked; invalid for a day that is not over, has nothing new to revalue or lacks a
 *   rate
 */
export function revalue(writer: Writer, context: FirmContext, date: string): Revaluation {
  if (date >= firmDate(writer, context)) throw invalidField('date', 'dayNotOver')
  const { lines, gain } = revaluationOf(writer, date)
  const before = postedOn(writer, date)
  if (lines.length + before.length === 0) throw invalidField('date', 'nothingToRevalue')
  const missing = lines.find(({ rate }) => rate === '')
  if (missing) throw invalidField('date', 'needsRateOf', { currency: missing.currency })
  const id = context.newId()
  const memo = `${date} ${[...new Set(lines.map(({ currency }) => currency))].join(' ')}`
  const source = { kind: 'revaluation', id }
  const postings = [...before, ...lines.flatMap((line) => postingOf(writer, line))]
  if (before.length > 0 && isNothing(writer, postings)) {
    throw invalidField('date', 'alreadyRevalued')
  }
  const own = { id, date, gain, at: context.now.toISOString(), byName: context.actor.userName }
  writer.db
    .insert(revaluationsTable)
    .values({ ...own, entryId: null, reversalId: null })
    .run()
  const entryId = post(writer, context, { date, memo, source, lines: postings })
  const reversalId = entryId && reverse(writer, context, entryId, addDays(date, 1))
  const posted = { entryId, reversalId }
  writer.db.update(revaluationsTable).set(posted).where(eq(revaluationsTable.id, id)).run()
  const row = { ...own, ...posted }
  writer.audit({ entity: 'revaluation', entityId: id, action: 'create', after: row })
  return row
}

const valuedRoles = ['receivable', 'customerCredit', 'payable']

/** What takes back the revaluation that stands in the books on a day. */
function postedOn(writer: Writer, date: string): PostingLine[] {
  return valuedRoles.flatMap((role) => {
    const code = valuationCode(writer, role)
    const balance = balanceUntil(writer, code, date)
    return gainLines(code, 0 - balance, balance > 0 ? 'fxGain' : 'fxLoss')
  })
}

/** Whether lines leave the worth of every control account as it is. */
function isNothing(reader: Reader, postings: readonly PostingLine[]): boolean {
  const valued = valuedRoles.map((role) => valuationCode(reader, role))
  const sums = new Map<string, number>()
  for (const { account, debit, credit } of resolveLines(reader, postings)) {
    sums.set(account, (sums.get(account) ?? 0) + debit - credit)
  }
  return valued.every((code) => (sums.get(code) ?? 0) === 0)
}

function postingOf(writer: Writer, line: RevaluationLine): PostingLine[] {
  const { direction, side, gain } = line
  if (gain === 0) return []
  const role =
    direction === 'receivable' ? (side === 'debit' ? 'receivable' : 'customerCredit') : 'payable'
  return gainLines(valuationAccount(writer, role), gain)
}

function gainLines(
  code: string,
  gain: number,
  role = gain > 0 ? 'fxGain' : 'fxLoss',
): PostingLine[] {
  if (gain === 0) return []
  const account = { code }
  return [
    { account, debit: gain, credit: 0 },
    { account: { role }, debit: 0, credit: gain },
  ]
}

function valuationCode(reader: Reader, role: string): string {
  return `${accountFor(reader, role)}-FX`
}

/** The account beside a control account that takes its revaluation; added when it is first needed. */
function valuationAccount(writer: Writer, role: string): string {
  const control = accountFor(writer, role)
  const code = valuationCode(writer, role)
  const chart = listAccounts(writer)
  const known = chart.find((account) => account.code === code)
  if (known?.isActive) return code
  if (known)
    throw new AppError('conflict', 'The account is closed', { detail: { reason: 'accountClosed' } })
  const own = chart.find((account) => account.code === control)
  const texts = accountName(writer, control)
  const named = (language: Language) => `${texts[language] ?? control} FX`
  const [en, de, it, ru, es] = [named('en'), named('de'), named('it'), named('ru'), named('es')]
  const name = { en, de, it, ru, es }
  const type = own?.type ?? 'asset'
  const subtype = type === 'asset' ? 'currentAsset' : 'currentLiability'
  insertAccount(writer, { code, name, type, subtype })
  return code
}
