import { AppError, conflictOf, invalidField, invariant } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { BankLineDetail, MatchInput } from '#contract/money/bank-matching.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { linesAt } from '../../../books/ledger/views.ts'
import { createExpense, postExpense } from '../../../buying/expenses/index.ts'
import { requireApprover } from '../../../firm/approvals/index.ts'
import { importerOf } from '../reader.ts'
import { advanceOf } from './advance-of.ts'
import { matchMade, requireEqual } from './match-entries.ts'
import { matchRun } from './match-run.ts'
import { payAhead } from './pay-ahead.ts'
import { payItems } from './pay-items.ts'
import { postParts, postTransfer, rulePartsFor } from './post-line.ts'
import { getMatch, getStoredLine, matchedPlaces, openAround, type StoredLine } from './reader.ts'
import { requireReached } from './rights.ts'
import { fitsRule, getRule } from './rules.ts'
import { requireOpenStatements } from './statements.ts'
import { suggestFor } from './suggest.ts'
import { insertMatch, type Made } from './writer.ts'

/** @throws AppError not_found */
export function getLine(reader: Reader, context: FirmContext, lineId: string): BankLineDetail {
  const { matchId, ...line } = getStoredLine(reader, lineId)
  const match = matchId ? getMatch(reader, matchId) : null
  if (match) {
    const advance = advanceOf(reader, context, match)
    return { ...line, suggestions: [], match, advance, others: [] }
  }
  const [suggested] = suggestFor(reader, context, line.account, [line])
  return {
    ...line,
    suggestions: suggested?.suggestions ?? [],
    match,
    advance: null,
    others: openAround(reader, line),
  }
}

/**
 * Matches a line with what it is in the books, which is recorded now unless it is there.
 * @throws AppError not_found, locked; invalid where the sums differ; conflict when it is matched, or
 *   something with it; forbidden without the right to what is recorded
 */
export function matchLine(
  writer: Writer,
  context: FirmContext,
  lineId: string,
  input: MatchInput,
): BankLineDetail {
  const line = requireOpenLine(writer, lineId)
  switch (input.how) {
    case 'books':
      matchBooks(writer, context, line, input)
      break
    case 'items':
      requirePermission(context.actor, 'payment:edit')
      matchMade(writer, context, line, payItems(writer, context, line, input.items))
      break
    case 'advance':
      requirePermission(context.actor, 'payment:edit')
      matchMade(writer, context, line, [payAhead(writer, context, line, input.partyId)])
      break
    case 'account':
      requirePermission(context.actor, 'ledger:edit')
      matchMade(writer, context, line, [enterParts(writer, context, line, input.parts)])
      break
    case 'rule': {
      requirePermission(context.actor, 'ledger:edit')
      const rule = getRule(writer, input.ruleId)
      if (!fitsRule(line, rule)) throw conflictOf('ruleDoesNotFit')
      const parts = rulePartsFor(line, rule)
      matchMade(writer, context, line, [enterParts(writer, context, line, parts, parts)])
      break
    }
    case 'run':
      requirePermission(context.actor, 'payment:edit')
      matchRun(writer, context, line, input.runId)
      break
    case 'expense':
      requirePermission(context.actor, 'expense:edit')
      requirePermission(context.actor, 'expense:post')
      matchMade(writer, context, line, [noteExpense(writer, context, line, input)])
      break
    case 'transfer':
      requirePermission(context.actor, 'ledger:edit')
      matchTransfer(writer, context, line, input)
      break
  }
  return getLine(writer, context, lineId)
}

/** @throws AppError not_found; conflict when it is matched or its statement is closed */
export function requireOpenLine(reader: Reader, lineId: string): StoredLine {
  const line = getStoredLine(reader, lineId)
  if (line.state !== 'open') throw conflictOf('lineMatched')
  requireOpenStatements(reader, [line])
  return line
}

/**
 * Posts a line to accounts, which is an entry by hand: the firm's rule for these holds, and whoever
 * imported the line prepared it.
 */
function enterParts(...posting: Parameters<typeof postParts>): Made {
  const [writer, { actor }, line, parts] = posting
  const preparedBy = importerOf(writer, line.id)
  const amount = parts.reduce((sum, part) => sum + Math.abs(part.amount), 0)
  requireApprover(writer, { kind: 'manualEntry', preparedBy, actor, amount })
  return postParts(...posting)
}

/** Lines of the bank with lines of the journal on the same account, whose sums are equal. */
function matchBooks(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  { entries, lineIds }: Extract<MatchInput, { how: 'books' }>,
): void {
  const others = [...new Set(lineIds)].filter((id) => id !== line.id)
  const lines = [line, ...others.map((id) => requireOpenLine(writer, id))]
  if (lines.some(({ account }) => account !== line.account)) throw conflictOf('otherAccount')
  const places = [...new Set(entries)].map((key) => {
    const [sequence, position] = key.split('.').map(Number)
    return { sequence: sequence ?? 0, position: position ?? 0 }
  })
  const found = linesAt(writer, places)
  if (found.length !== places.length) throw new AppError('not_found', 'No such line of the journal')
  const taken = matchedPlaces(writer, line.account)
  for (const { account, isReversed, sequence, position, sourceKind: kind, sourceId: id } of found) {
    requireReached(writer, context, { kind, id })
    if (account !== line.account) throw conflictOf('otherAccount')
    if (isReversed) throw conflictOf('alreadyReversed')
    if (taken.has(`${sequence}.${position}`)) throw conflictOf('entryMatched')
  }
  requireEqual(lines, found)
  insertMatch(writer, context, { lines, entries: found, made: [] })
}

function noteExpense(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  { payee, category, taxCode, note }: Extract<MatchInput, { how: 'expense' }>,
): Made {
  if (line.amount >= 0) throw conflictOf('notPaidOut')
  const { date, currency, account } = line
  const gross = minorToDecimal(0 - line.amount, currency)
  const money = { gross, currency, exchangeRate: '', taxText: '', paidFrom: account }
  const expense = createExpense(writer, context, { date, payee, category, taxCode, note, ...money })
  postExpense(writer, context, expense.id)
  return { kind: 'expense', id: expense.id }
}

/** Both sides go over the account of money in transit, so either may come first. */
function matchTransfer(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  { account, lineId }: Extract<MatchInput, { how: 'transfer' }>,
): void {
  if (lineId === undefined) {
    if (account === '') throw invalidField('account', 'required')
    matchMade(writer, context, line, [postTransfer(writer, context, line, account)])
    return
  }
  const other = requireOpenLine(writer, lineId)
  if (other.account === line.account) throw conflictOf('sameAccount')
  if (other.amount !== 0 - line.amount) throw invalidField('lineId', 'notOpposite')
  matchMade(writer, context, line, [postTransfer(writer, context, line, other.account)])
  matchMade(writer, context, other, [postTransfer(writer, context, other, line.account)])
  invariant(getStoredLine(writer, other.id).state === 'matched', 'Half a transfer')
}
