import { and, eq, isNull } from 'drizzle-orm'
import type { Asset, AssetInput } from '#contract/books/assets.ts'
import {
  type AppError,
  conflictOf,
  type FieldProblems,
  invalidField,
  refuseProblems,
} from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { putSearchEntry, removeRecord } from '../../firm/records/index.ts'
import { centreProblem } from '../cost-centres/index.ts'
import { accountFor, firstOpenDate, listAccounts, type PostingLine, post } from '../ledger/index.ts'
import { planOf } from './plan.ts'
import { dueShares, getAsset, getStoredAsset, lastPostedShare, type StoredAsset } from './reader.ts'
import { assetSharesTable, assetsTable } from './tables.ts'

/** Writes an asset or a deferral with its plan. @throws AppError invalid */
export function createAsset(writer: Writer, context: FirmContext, input: AssetInput): Asset {
  requireGood(writer, input)
  const id = context.newId()
  const createdAt = context.now.toISOString()
  const own = { id, state: 'active' as const, posted: 0, disposedDate: null, createdAt }
  writer.db
    .insert(assetsTable)
    .values({ ...input, ...own })
    .run()
  for (const { date, amount } of planOf(input)) {
    writer.db
      .insert(assetSharesTable)
      .values({ assetId: id, date, amount, entryId: null, postingId: null })
      .run()
  }
  const asset = getAsset(writer, id)
  putSearchEntry(writer, {
    kind: 'asset',
    id,
    title: input.name,
    text: '',
    date: input.startDate,
    amount: input.cost,
    currency: getFirmProfile(writer).baseCurrency,
  })
  writer.audit({ entity: 'asset', entityId: id, action: 'create', after: input })
  return asset
}

/** @throws AppError not_found; conflict where something was posted of it */
export function deleteAsset(writer: Writer, id: string): { id: string } {
  const before = getStoredAsset(writer, id)
  if (before.posted !== 0 || before.state !== 'active') throw refusal('assetPosted')
  writer.db.delete(assetSharesTable).where(eq(assetSharesTable.assetId, id)).run()
  writer.db.delete(assetsTable).where(eq(assetsTable.id, id)).run()
  removeRecord(writer, { kind: 'asset', id })
  writer.audit({ entity: 'asset', entityId: id, action: 'delete', before })
  return { id }
}

/**
 * Posts every share of a month that ended until a day, each month in one entry on its last day; of a
 * month that is closed, on the first day that is open.
 * @throws AppError locked where today is closed, too; invalid for a day yet to come; conflict for a
 *   closed account
 */
export function postShares(
  writer: Writer,
  context: FirmContext,
  until: string,
): { entries: number; amount: number } {
  const today = firmDate(writer, context)
  if (until > today) throw invalidField('until', 'inFuture')
  const due = dueShares(writer, until)
  const dates = [...new Set(due.map(({ date }) => date))]
  for (const date of dates) {
    const shares = due.filter((share) => share.date === date)
    const assets = shares.map(({ assetId, amount }) => ({
      asset: getStoredAsset(writer, assetId),
      amount,
    }))
    const id = context.newId()
    const lines = assets.flatMap(({ asset, amount }) => shareLines(writer, asset, amount))
    const source = { kind: 'assetShares', id }
    const open = firstOpenDate(writer, date, context)
    const posting = { date: open > today ? date : open, memo: memoOf(assets), source, lines }
    const setShare = (asset: StoredAsset, values: { postingId: string } | { entryId: string }) =>
      writer.db
        .update(assetSharesTable)
        .set(values)
        .where(and(eq(assetSharesTable.assetId, asset.id), eq(assetSharesTable.date, date)))
        .run()
    for (const { asset } of assets) setShare(asset, { postingId: id })
    const entryId = post(writer, context, posting) ?? id
    for (const { asset, amount } of assets) {
      setShare(asset, { entryId })
      const { posted } = getStoredAsset(writer, asset.id)
      change(writer, asset.id, { posted: posted + amount })
    }
  }
  return { entries: dates.length, amount: due.reduce((sum, { amount }) => sum + amount, 0) }
}

/**
 * Takes a fixed asset out of the books on a day: its cost and what was written off leave their
 * accounts, and what it still stands at becomes an expense. Money for it comes by an invoice.
 * @throws AppError not_found, locked; conflict when it is gone or no fixed asset, or shares until
 *   then are not posted; invalid for a day before its start or its last posted share, or yet to come
 */
export function disposeAsset(
  writer: Writer,
  context: FirmContext,
  id: string,
  date: string,
): Asset {
  const asset = getStoredAsset(writer, id)
  if (asset.what !== 'asset' || asset.state === 'disposed') throw refusal('assetGone')
  if (date > firmDate(writer, context)) throw invalidField('date', 'inFuture')
  if (date < asset.startDate) throw invalidField('date', 'beforeStart')
  const isDue = (share: { assetId: string }) => share.assetId === id
  if (dueShares(writer, date).some(isDue)) throw refusal('sharesNotPosted')
  const last = lastPostedShare(writer, id)
  if (last && date < last) throw invalidField('date', 'beforeShares', { date: last })
  const { cost, posted, name, account, costCentreId } = asset
  const lines: PostingLine[] = [
    { account: { role: 'accumulatedDepreciation' }, debit: posted, credit: 0 },
    {
      account: { role: 'otherExpense' },
      debit: cost - posted,
      credit: 0,
      ...(costCentreId && { costCentreId }),
    },
    { account: { code: account }, debit: 0, credit: cost },
  ]
  post(writer, context, { date, memo: name, source: { kind: 'asset', id }, lines })
  writer.db
    .delete(assetSharesTable)
    .where(and(eq(assetSharesTable.assetId, id), isNull(assetSharesTable.entryId)))
    .run()
  change(writer, id, { state: 'disposed', disposedDate: date })
  writer.audit({ entity: 'asset', entityId: id, action: 'dispose', before: asset, after: { date } })
  return getAsset(writer, id)
}

/** An asset's share lowers its value on an account of its own, a deferral's on the same one. */
function shareLines(reader: Reader, asset: StoredAsset, amount: number): PostingLine[] {
  const { what, account, resultAccount, costCentreId } = asset
  const held = what === 'asset' ? accountFor(reader, 'accumulatedDepreciation') : account
  const isIncome = what === 'income'
  const result = {
    account: { code: resultAccount },
    debit: amount,
    credit: 0,
    ...(costCentreId && { costCentreId }),
  }
  const value = { account: { code: held }, debit: 0, credit: amount }
  const turned = ({ debit, credit, ...line }: PostingLine) => ({
    ...line,
    debit: credit,
    credit: debit,
  })
  return isIncome ? [turned(value), turned(result)] : [result, value]
}

function memoOf(assets: readonly { asset: StoredAsset }[]): string {
  const [first] = assets
  const more = assets.length - 1
  return `${first?.asset.name ?? ''}${more > 0 ? ` +${more}` : ''}`.slice(0, 200)
}

function change(writer: Writer, id: string, values: Partial<StoredAsset>): void {
  writer.db.update(assetsTable).set(values).where(eq(assetsTable.id, id)).run()
}

const resultTypes = { asset: 'expense', expense: 'expense', income: 'income' }
const heldTypes = { asset: 'asset', expense: 'asset', income: 'liability' }

function requireGood(reader: Reader, input: AssetInput): void {
  const fields: FieldProblems = {}
  const closed = centreProblem(reader, input.costCentreId)
  if (closed) fields.costCentreId = { key: closed }
  const chart = new Map(listAccounts(reader).map((account) => [account.code, account]))
  const check = (name: 'account' | 'resultAccount', type: string) => {
    const account = chart.get(input[name])
    if (!account?.isActive) fields[name] = { key: 'unknownAccount' }
    else if (account.type !== type) fields[name] = { key: 'otherAccountType' }
  }
  check('account', heldTypes[input.what])
  check('resultAccount', resultTypes[input.what])
  if (input.residual >= input.cost) fields.residual = { key: 'tooLarge' }
  if (input.method === 'declining' && !(Number(input.rate) > 0)) fields.rate = { key: 'required' }
  refuseProblems(fields, 'The asset has fields to correct')
}

const refusal: (reason: 'assetPosted' | 'assetGone' | 'sharesNotPosted') => AppError = conflictOf
