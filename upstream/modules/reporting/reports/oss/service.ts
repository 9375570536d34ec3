import { euMembers, isEuMember } from '#contract/core/countries.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { OneStopShop, OssThreshold } from '#contract/reporting/oss.ts'
import type { ReturnDays } from '#contract/reporting/tax-returns.ts'
import { addDays, monthStart } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { hasAccount, insertAccount, listAccounts } from '../../../books/ledger/index.ts'
import { turnoverWithParties } from '../../../books/ledger/views.ts'
import { addOssRates, endOssRates, ossRules } from '../../../books/taxes/index.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { consumersIn } from '../../../firm/parties/views.ts'
import { planDutyNotices } from '../duties/plan.ts'
import { ossDueOn, spansEnding } from '../duties/rules.ts'
import { openFrame } from '../frame.ts'
import { listFiled } from '../returns/filed-returns.ts'
import { ossAccount } from './oss-account.ts'
import { ossFigures } from './oss-figures.ts'
import { ossLines } from './oss-lines.ts'
import { ossSpan } from './registration.ts'

const entity = 'oneStopShop'
/** Art. 59c (1) of Directive 2006/112/EC, in cents. */
const limit = 1_000_000
/** Quarters that are listed without having been filed. */
const shown = 8

/** Whether the firm is registered, how near the limit it is, and its quarterly returns. */
export function getOss(reader: Reader, context: FirmContext): OneStopShop {
  const { baseCurrency, address } = getFirmProfile(reader)
  const isKnown = isEuMember(address.country)
  const { from = null, until = null } = ossSpan(reader) ?? {}
  return {
    ...{ isKnown, from, until, currency: baseCurrency },
    threshold: thresholdOf(reader, context),
    rows: from === null ? [] : listQuarters(reader, context, { from, until }),
  }
}

/**
 * Registers the firm from a day on: its documents may charge the tax of the other countries.
 * @throws AppError conflict outside the Union, or where it is registered; invalid where a return of the
 *   country of that day was filed
 */
export function registerOss(
  writer: Writer,
  context: FirmContext,
  { from }: { from: string },
): OneStopShop {
  const { country } = getFirmProfile(writer).address
  if (!isEuMember(country)) throw new AppError('conflict', 'Not a country of the European Union')
  if (ossRules(writer).length > 0) throw new AppError('conflict', 'The firm is registered already')
  const last = listFiled(writer)[0]?.to ?? ''
  if (from <= last) throw invalidField('from', 'returnFiled', { date: last })
  const account = ossAccount(country, listAccounts(writer))
  if (!hasAccount(writer, account.code)) insertAccount(writer, account)
  addOssRates(writer, { country, from, account: account.code })
  writer.audit({ entity, entityId: from, action: 'create', after: { from } })
  planDutyNotices(writer, context)
  return getOss(writer, context)
}

/** @throws AppError conflict where it does not go on; invalid for a day before its first or its last sale */
export function endOss(
  writer: Writer,
  context: FirmContext,
  { until }: { until: string },
): OneStopShop {
  const span = ossSpan(writer)
  if (!span || span.until !== null) throw new AppError('conflict', 'It is not active')
  if (until < span.from) throw invalidField('until', 'beforeStart')
  const after = { period: 'custom', from: addDays(until, 1), to: '9999-12-31' } as const
  const sold = ossLines(openFrame(writer, context, after)).at(-1)
  if (sold) throw invalidField('until', 'soldAfter', { date: sold.date })
  endOssRates(writer, until)
  writer.audit({
    ...{ entity, entityId: span.from, action: 'edit' },
    ...{ before: { from: span.from, until: '' }, after: { from: span.from, until } },
  })
  planDutyNotices(writer, context)
  return getOss(writer, context)
}

/**
 * What was sold to consumers in other countries of the Union this year; last year's, where that passed
 * the limit and this year's has not. Passed in either, the tax is due where they are.
 */
export function thresholdOf(reader: Reader, context: FirmContext): OssThreshold {
  const year = Number(firmDate(reader, context).slice(0, 4))
  const { baseCurrency, address } = getFirmProfile(reader)
  const isKnown = isEuMember(address.country) && baseCurrency === 'EUR'
  const others = euMembers.filter((country) => country !== address.country)
  const consumers = isKnown ? consumersIn(reader, others) : []
  const [own, before] = [year, year - 1].map((one) => {
    if (consumers.length === 0) return 0
    return turnoverWithParties(reader, incomeAccounts(reader), consumers, {
      from: `${one}-01-01`,
      to: `${one}-12-31`,
    })
  })
  const isLastYear = (before ?? 0) > limit && (own ?? 0) <= limit
  const amount = (isLastYear ? before : own) ?? 0
  return {
    ...{ year: isLastYear ? year - 1 : year, amount },
    limit: isKnown ? limit : null,
    isPassed: isKnown && amount > limit,
  }
}

function incomeAccounts(reader: Reader): string[] {
  return listAccounts(reader)
    .filter(({ type }) => type === 'income')
    .map(({ code }) => code)
}

function listQuarters(
  reader: Reader,
  context: FirmContext,
  { from, until }: { from: string; until: string | null },
): ReturnDays[] {
  const today = firmDate(reader, context)
  const filed = listFiled(reader, 'oss')
  return spansEnding(3, { from, to: monthStart(today, 4) })
    .filter((span) => span.from <= today && (until === null || span.from <= until))
    .slice(0 - shown)
    .reverse()
    .map((span) => {
      const one = filed.find((kept) => kept.from === span.from && kept.to === span.to) ?? null
      const dueDate = ossDueOn(span.to)
      const frame = openFrame(reader, context, { period: 'custom', ...span })
      const owed = one?.owed ?? ossFigures(frame).owed
      const isLate = one === null && dueDate < today
      return { ...span, dueDate, isOver: span.to < today, isLate, owed, filed: one }
    })
}
