import type { TimeValue } from '#contract/people/pay-components.ts'
import { hooks } from '../../../../core/hooks.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import type { StoredEmployee } from '../../employees/index.ts'
import type { SheetState } from '../payslip/payslip.ts'

declare module '../../../../core/hooks.ts' {
  interface ModuleParts {
    /** It keeps the working time that pay is made of: one module. */
    monthHours: GivesHours
  }
}

/** Hours of somebody's month, in minutes; undefined of who keeps no time. */
export type GivesHours = (
  reader: Reader,
  firm: FirmContext,
  employee: StoredEmployee,
  month: string,
) => MonthHours | undefined

export type MonthHours = {
  state: SheetState
  worked: number
  /** Not worked and paid all the same: holidays, paid leave. */
  credited: number
  /** By the code of the premium. */
  premiums: Readonly<Record<string, number>>
  /** Beyond what the law knows as a week, in weeks that end in the month, and the premium on it. */
  weekOvertime: number
  weekPremium: number
  /** Overtime that HR had paid out of the account. */
  paidOut: number
}

/** Somebody's month as formulas ask for it. */
export type PaidHours = {
  /** Null of who keeps no time. */
  sheet: SheetState | null
  /** What who is paid by the hour worked and is credited with; undefined before the sheet is signed. */
  hours: string | undefined
  values: Record<TimeValue, string>
}

/** Reads the hours of a month for pay. */
export function paidHours(
  reader: Reader,
  firm: FirmContext,
  employee: StoredEmployee,
  month: string,
): PaidHours {
  const [give] = hooks('monthHours')
  const found = give?.(reader, firm, employee, month)
  const isKnown = found !== undefined && found.state !== 'unsigned'
  return {
    sheet: found?.state ?? null,
    hours: isKnown ? hoursText(found.worked + found.credited) : undefined,
    values: valuesOf(found),
  }
}

function valuesOf(found: MonthHours | undefined): Record<TimeValue, string> {
  return {
    clocked_hours: hoursText(found?.worked),
    night_hours: hoursText(found?.premiums.night),
    deep_night_hours: hoursText(found?.premiums['deep-night']),
    sunday_hours: hoursText(found?.premiums.sunday),
    holiday_hours: hoursText(found?.premiums.holiday),
    high_holiday_hours: hoursText(found?.premiums['high-holiday']),
    overtime_paid_out: hoursText(found?.paidOut),
    week_overtime: hoursText(found?.weekOvertime),
    week_overtime_premium: hoursText(found?.weekPremium),
  }
}

/** Of a month in which nobody worked. */
export const noHours = valuesOf(undefined)

function hoursText(minutes = 0): string {
  return String(Math.round((minutes / 60) * 1_000_000) / 1_000_000)
}
