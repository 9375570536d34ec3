import { LeaveTypeInput } from '#contract/people/leave.ts'
import type { Reader } from '../../../firm/store.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import type { ApproverLevel } from './approval-chain.ts'
import { leaveOfCountry } from './country-defaults.ts'
import {
  byManager,
  noCarry,
  plannedDays,
  sickLeave,
  unpaidLeave,
  yearlyGrants,
} from './defaults/country-leave.ts'
import type { Dated, GrantRules, LeaveType } from './leave-type.ts'
import { leaveTypesTable } from './tables.ts'

export type StoredType = typeof leaveTypesTable.$inferSelect

/** Types that every country has; others are the firm's own. */
export const lawfulCodes = ['annual', 'sick', 'unpaid'] as const

/** A type of leave as it holds for people of a country, with how the firm calls it. */
export type FirmType = {
  code: string
  name: string
  isOffered: boolean
  versions: readonly Dated<LeaveType>[]
}

const storedOf = rowOf(leaveTypesTable)
const beginning = '2000-01-01'

/** What the firm says of its types, by code. */
export function storedTypes({ sql }: Pick<Reader, 'sql'>): Map<string, StoredType> {
  const rows = sql.exec('select * from leave_types order by code').toArray().map(storedOf)
  return new Map(rows.map((row) => [row.code, row]))
}

/** What the firm says of a type; as the law has it where it says nothing. */
export function settingsOf(stored: StoredType | undefined): LeaveTypeInput {
  return LeaveTypeInput.parse(stored?.settings ?? {})
}

/** All types for somebody who works in a country: those of its law and the firm's own. */
export function typesFor(reader: Pick<Reader, 'sql'>, country: string): FirmType[] {
  const stored = storedTypes(reader)
  const own = [...stored.keys()].filter((code) => !isLawful(code))
  return [...lawfulCodes, ...own].map((code) => {
    const settings = settingsOf(stored.get(code))
    const versions = basisOf(code, country).map(({ from, value }) => ({
      from,
      value: withSettings(value, settings),
    }))
    return { code, name: settings.name, isOffered: settings.isOffered, versions }
  })
}

/** Whether a type has a law, and with it a word of the product. */
export function isLawful(code: string): boolean {
  return lawfulCodes.some((lawful) => lawful === code)
}

/** A type as the law of a country has it; for another country, and for the firm's own, a plain one. */
function basisOf(code: string, country: string): readonly Dated<LeaveType>[] {
  const lawful = leaveOfCountry(country)?.types.filter(({ value }) => value.code === code) ?? []
  if (lawful.length > 0) return lawful
  if (code === 'sick') return [sickLeave(beginning, null)]
  if (code === 'unpaid') return [unpaidLeave]
  if (code === 'annual') return [{ from: beginning, value: plainType(code, yearly('20')) }]
  return [{ from: beginning, value: plainType(code, null) }]
}

function plainType(code: string, grants: GrantRules | null): LeaveType {
  return {
    code,
    grants,
    carry: grants ? { ...noCarry, atMost: null, months: 3 } : noCarry,
    requests: {
      unit: 'half',
      hasBalance: grants !== null,
      negativeLimit: '0',
      noticeDays: 0,
      proofAfterDays: null,
    },
    counting: plannedDays,
    paidFraction: '1',
    encashment: { kind: 'never' },
    approvers: byManager,
  }
}

/** So many days on 1 January, in proportion to the days of the week and the months of employment. */
function yearly(amount: string): GrantRules {
  return yearlyGrants(amount, { rounding: { step: '0.5', mode: 'up', rest: 'within-year' } })
}

function withSettings(type: LeaveType, settings: LeaveTypeInput): LeaveType {
  const { yearlyDays, unit, approval, noticeDays, carryMonths, negativeLimit, paidPercent } =
    settings
  const grants = grantsWith(type.grants, yearlyDays)
  const { requests, carry } = type
  return {
    ...type,
    grants,
    carry: carryMonths === '' ? carry : { ...carry, atMost: null, months: Number(carryMonths) },
    requests: {
      ...requests,
      hasBalance: requests.hasBalance || grants !== null,
      ...(unit !== 'law' && { unit }),
      ...(noticeDays !== '' && requests.noticeDays !== null && { noticeDays: Number(noticeDays) }),
      ...(negativeLimit !== '' && { negativeLimit }),
    },
    paidFraction: paidPercent === '' ? type.paidFraction : String(Number(paidPercent) / 100),
    approvers: approval === 'law' ? type.approvers : [...approversOf[approval]],
  }
}

function grantsWith(grants: GrantRules | null, yearlyDays: string): GrantRules | null {
  if (yearlyDays === '' || Number(yearlyDays) === 0) return grants
  if (!grants) return yearly(yearlyDays)
  if (grants.accrual.kind === 'hours-worked') return grants
  return {
    ...grants,
    accrual: { ...grants.accrual, amount: yearlyDays },
    // What the law gives at most a year is no limit for a firm that gives more.
    atMostYearly: grants.atMostYearly === null ? null : yearlyDays,
  }
}

const hr: ApproverLevel = { of: 'role', role: 'hr' }
const manager: ApproverLevel = { of: 'manager', up: 1 }

const approversOf: Record<'none' | 'manager' | 'hr' | 'managerAndHr', readonly ApproverLevel[]> = {
  none: [],
  manager: [manager],
  hr: [hr],
  managerAndHr: [manager, hr],
}
