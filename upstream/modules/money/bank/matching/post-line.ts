import { divideRound, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import { type FieldProblems, invalidField, refuseProblems } from '#contract/core/errors.ts'
import { withMaskedAccounts } from '#contract/core/iban.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { BankRule, MatchInput } from '#contract/money/bank-matching.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { centreProblem } from '../../../books/cost-centres/index.ts'
import {
  accountFor,
  controlAccounts,
  credit,
  hasAccount,
  isMoneyAccount,
  listAccounts,
  type PostingLine,
  post,
} from '../../../books/ledger/index.ts'
import {
  isFor,
  outputTaxLines,
  purchaseRule,
  purchaseTax,
  rateOn,
  type TaxRule,
  taxOn,
  taxRules,
} from '../../../books/taxes/index.ts'
import { bankEntriesTable } from '../tables.ts'
import type { StoredLine } from './reader.ts'
import type { Made } from './writer.ts'

export type Part = Extract<MatchInput, { how: 'account' }>['parts'][number]

/**
 * Posts a line against accounts, with tax where a part has a rate: the amount holds the tax.
 * @param kept parts whose cost centres may be closed, as those of a rule
 * @throws AppError locked; invalid at accounts, rates, parts against the direction of the line, or
 *   where the parts are not the line
 */
export function postParts(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  parts: readonly Part[],
  kept: readonly Part[] = [],
): Made {
  const fields: FieldProblems = {}
  const controls = controlAccounts(writer)
  const rules = taxRules(writer)
  const lines = parts.flatMap((part, at) => {
    const { account, taxCode, amount, costCentreId } = part
    const rule = taxCode === '' ? undefined : rateOn(rules, taxCode, line.date)
    if (!hasAccount(writer, account)) fields[`parts.${at}.account`] = { key: 'unknownAccount' }
    else if (controls.has(account)) fields[`parts.${at}.account`] = { key: 'controlAccount' }
    else if (account === line.account) fields[`parts.${at}.account`] = { key: 'sameAccount' }
    if (Math.sign(amount) * line.amount < 0) fields[`parts.${at}.amount`] = { key: 'otherSign' }
    if (taxCode !== '' && !rule) fields[`parts.${at}.taxCode`] = { key: 'unknownTaxRate' }
    const closed = centreProblem(writer, costCentreId, kept)
    if (closed) fields[`parts.${at}.costCentreId`] = { key: closed }
    const [own, ...taxes] = rule
      ? taxedLines(writer, purchaseRule(writer, rule, line.date), account, amount)
      : [credit({ code: account }, amount)]
    return own ? [{ ...own, ...(costCentreId && { costCentreId }) }, ...taxes] : taxes
  })
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  if (sum !== line.amount) fields[`parts.${parts.length - 1}.amount`] ??= { key: 'notTheLine' }
  refuseProblems(fields, 'The parts have fields to correct')
  const words = parts.map(({ text }) => text).filter(Boolean)
  return postLine(writer, context, line, lines, words.join(', '))
}

/**
 * The parts that a rule makes of a line; the last one takes what the percentages leave, and none
 * takes more than that.
 */
export function rulePartsFor(line: StoredLine, { parts, text }: BankRule): Part[] {
  let left = line.amount
  return parts.map(({ account, taxCode, costCentreId, percent }, at) => {
    const share = minorFrom(divideRound(unitsOf(line.amount) * BigInt(percent), 100n))
    const isLeft = at === parts.length - 1 || Math.abs(share) > Math.abs(left)
    const amount = isLeft ? left : share
    left -= amount
    return { account, taxCode, costCentreId, amount, text: at === 0 ? text : '' }
  })
}

/**
 * Posts a line against the money in transit between accounts of the firm.
 * @throws AppError locked; invalid at `account`
 */
export function postTransfer(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  account: string,
): Made {
  if (!isMoneyAccount(writer, account)) throw invalidField('account', 'notMoneyAccount')
  if (account === line.account) throw invalidField('account', 'sameAccount')
  const transit = accountFor(writer, 'transit')
  return postLine(writer, context, line, [credit({ code: transit }, line.amount)], account)
}

function postLine(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  lines: readonly PostingLine[],
  words: string,
): Made {
  const id = context.newId()
  // The journal is read by more people than see account numbers.
  const said = withMaskedAccounts([words, line.name, line.text].filter(Boolean).join(' · '))
  const memo = said.slice(0, 200)
  // What came in is credited, what went out debited.
  const money = credit({ code: line.account }, 0 - line.amount)
  const source = { kind: 'bankEntry', id }
  const { id: lineId, account, date, amount, currency, name, text } = line
  const values = { id, lineId, account, date, amount, currency, name, text }
  writer.db.insert(bankEntriesTable).values(values).run()
  post(writer, context, { date: line.date, memo, source, lines: [money, ...lines] })
  return source
}

/**
 * Whether an amount is of a purchase: by what the account is for, so that money of a sale that goes back
 * takes sales tax back; where that says nothing, by whether it came in.
 */
function isPurchase(reader: Reader, rule: TaxRule, account: string, gross: Minor): boolean {
  if (!isFor(rule, 'purchase')) return false
  if (!isFor(rule, 'sale')) return true
  const type = listAccounts(reader).find(({ code }) => code === account)?.type
  if (type === 'income') return false
  return type === 'expense' || gross < 0
}

/** An amount with its tax within it: sales tax that is owed, or purchase tax that is recovered. */
function taxedLines(reader: Reader, rule: TaxRule, account: string, gross: Minor): PostingLine[] {
  const { code: taxCode } = rule
  if (isPurchase(reader, rule, account, gross)) {
    const paid = 0 - gross
    const tax = rule.isReverseCharge ? taxOn(rule, paid) : taxWithin(rule, paid)
    const { lines, cost, payable } = purchaseTax(reader, rule, tax)
    const base = paid - payable
    const own = {
      account: { code: account },
      debit: base + cost,
      credit: 0,
      taxCode,
      taxBase: base,
    }
    return [own, ...lines]
  }
  const tax = taxWithin(rule, gross)
  const net = gross - tax
  const own = { account: { code: account }, debit: 0, credit: net, taxCode, taxBase: 0 - net }
  return tax === 0 ? [own] : [own, ...outputTaxLines(reader, rule, tax)]
}

/** The tax that an amount holds at a rate, halves away from zero. */
function taxWithin({ rate }: Pick<TaxRule, 'rate'>, gross: Minor): Minor {
  const percent = parseDecimal(rate, { maxScale: 4 })
  const units = percent ? scaleTo(percent, 4) : 0n
  return minorFrom(divideRound(unitsOf(gross) * units, 100_0000n + units))
}
