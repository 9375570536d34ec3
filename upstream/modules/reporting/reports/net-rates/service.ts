import type { NetRateMethod, NetRatesInput } from '#contract/books/net-rates.ts'
import {
  AppError,
  type FieldProblems,
  invalidField,
  refuseProblems,
} from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { hasAccount } from '../../../books/ledger/index.ts'
import {
  deleteNetMethod,
  listNetMethods,
  type NetMethod,
  netMethodOn,
  saveNetMethod,
  taxRules,
} from '../../../books/taxes/index.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { planDutyNotices } from '../duties/plan.ts'
import { openFrame } from '../frame.ts'
import { listFiled } from '../returns/filed-returns.ts'
import { taxFigures } from '../tax-turnover.ts'
import { isNetTaxed } from './net-lines.ts'

const entity = 'netTaxRates'

/** By which method the firm settles, and whether its country knows net tax rates. */
export function getNetRates(reader: Reader): NetRateMethod {
  const last = lastFiled(reader)
  return {
    isKnown: isKnown(reader),
    years: listNetMethods(reader).map((method) => ({
      ...method,
      mayChange: dayOf(method.year) > last,
    })),
  }
}

/**
 * Has the firm settle by net rates from a year on, or without rates effectively again. A change of the
 * method is for the beginning of a year (Art. 37 (4) MWSTG).
 * @throws AppError conflict where the country does not know the method; invalid where a return of the
 *   year was filed, purchases of it are posted by the other method, a rate stands twice, an account is unknown or two activities name it
 */
export function putNetRates(
  writer: Writer,
  context: FirmContext,
  { year, rhythm, rates }: NetRatesInput,
): NetRateMethod {
  if (!isKnown(writer))
    throw new AppError('conflict', 'This scheme does not exist in the country of the firm')
  const last = lastFiled(writer)
  if (dayOf(year) <= last) throw invalidField('year', 'returnFiled', { date: last })
  const method: NetMethod = { year, rhythm, rates: [...rates] }
  requireGood(writer, method)
  requireUnposted(writer, context, year, rates.length > 0)
  const before = listNetMethods(writer).find((one) => one.year === year)
  saveNetMethod(writer, method)
  const action = before ? 'edit' : 'create'
  writer.audit({ entity, entityId: String(year), action, before, after: method })
  planDutyNotices(writer, context)
  return getNetRates(writer)
}

/**
 * @throws AppError not_found; conflict once a return of its days was filed; invalid once purchases of them
 *   are posted by it
 */
export function takeBackNetRates(
  writer: Writer,
  context: FirmContext,
  { year }: Pick<NetRatesInput, 'year'>,
): NetRateMethod {
  const before = listNetMethods(writer).find((one) => one.year === year)
  if (!before) throw new AppError('not_found', 'Nothing is set for this year')
  if (dayOf(year) <= lastFiled(writer)) {
    throw new AppError('conflict', 'A return for this period has been filed')
  }
  requireUnposted(writer, context, year, netMethodOn(writer, `${year - 1}-12-31`) !== undefined)
  deleteNetMethod(writer, year)
  writer.audit({ entity, entityId: String(year), action: 'delete', before })
  planDutyNotices(writer, context)
  return getNetRates(writer)
}

/**
 * A purchase deducts its tax, or has it as cost, by the method of its day. Its entry stays as it was
 * posted: under the other method its tax would be in no return.
 */
function requireUnposted(
  reader: Reader,
  context: FirmContext,
  year: number,
  isNetThen: boolean,
): void {
  const from = dayOf(year)
  if ((netMethodOn(reader, from) !== undefined) === isNetThen) return
  const later = listNetMethods(reader).findLast((one) => one.year > year)
  const to = later ? `${later.year - 1}-12-31` : '9999-12-31'
  const rules = taxRules(reader)
  const isPosted = taxFigures(openFrame(reader, context, {}), { from, to }).some(
    ({ taxCode, side, amount }) =>
      amount !== 0 &&
      (side === 'inputTax' || side === 'purchaseBase') &&
      isNetTaxed(rules, taxCode),
  )
  if (isPosted) throw invalidField('year', 'purchasesPosted', { date: from })
}

function requireGood(reader: Reader, { rates }: NetMethod): void {
  const fields: FieldProblems = {}
  const named = new Set<string>()
  rates.forEach(({ accounts }, at) => {
    for (const code of accounts) {
      if (!hasAccount(reader, code)) fields[`rates.${at}.accounts`] = { key: 'unknownAccount' }
      else if (named.has(code)) fields[`rates.${at}.accounts`] = { key: 'accountNamedTwice' }
      named.add(code)
    }
  })
  refuseProblems(fields, 'The net tax rates have fields to correct')
}

function isKnown(reader: Reader): boolean {
  return getFirmProfile(reader).address.country === 'CH'
}

function dayOf(year: number): string {
  return `${year}-01-01`
}

/** The last day of which a return was filed; empty before the first. */
function lastFiled(reader: Reader): string {
  return listFiled(reader)[0]?.to ?? ''
}
