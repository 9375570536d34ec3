import { addDays, addMonths, workingDay } from '../../../../firm/calendar.ts'
import { holidaysAt } from '../../attendance/index.ts'

type DueRule =
  /** Day of the month after the one that pay belongs to. */
  | { kind: 'dayOfNextMonth'; day: number }
  | { kind: 'endOfNextMonth' }
  /** The third last banking day of the month itself. */
  | { kind: 'thirdLastBankingDay' }

const usual: DueRule = { kind: 'dayOfNextMonth', day: 15 }

/**
 * When what was withheld must have arrived, by country and authority; holidays are counted where
 * banking days are asked for, those of single states never. DE: § 41a EStG (10th), § 23 SGB IV (third last banking day). AT: § 79 EStG, § 58 ASVG.
 * GB: 22nd, electronically. FR: DSN of firms below 50. IT: F24, 16th. US: monthly depositors. ES:
 * social security by the end of the next month; the quarterly tax of small firms is later than this.
 */
const rules: Readonly<Record<string, Readonly<Record<string, DueRule>>>> = {
  DE: {
    tax_office: { kind: 'dayOfNextMonth', day: 10 },
    health_fund: { kind: 'thirdLastBankingDay' },
    minijob_centre: { kind: 'thirdLastBankingDay' },
  },
  CH: { compensation_fund: { kind: 'dayOfNextMonth', day: 10 } },
  GB: { hmrc: { kind: 'dayOfNextMonth', day: 22 } },
  IT: {
    tax_office: { kind: 'dayOfNextMonth', day: 16 },
    inps: { kind: 'dayOfNextMonth', day: 16 },
    inail: { kind: 'dayOfNextMonth', day: 16 },
  },
  ES: {
    social_security: { kind: 'endOfNextMonth' },
    tax_office: { kind: 'dayOfNextMonth', day: 20 },
  },
}

/** The day by which an authority wants what a month withheld for it. `month` is `YYYY-MM`. */
export function dueDateOf(country: string, authority: string, month: string): string {
  const rule = rules[country]?.[authority] ?? usual
  const next = addMonths(`${month}-01`, 1)
  switch (rule.kind) {
    case 'dayOfNextMonth':
      return workingDay(addDays(next, rule.day - 1))
    case 'endOfNextMonth':
      return lastWorkingDay(addMonths(next, 1))
    case 'thirdLastBankingDay':
      return lastBankingDay(lastBankingDay(lastBankingDay(next)))
  }
}

/**
 * The last day before another one on which German banks work: 24 and 31 December are none, nor are
 * the holidays of the whole country.
 */
function lastBankingDay(before: string): string {
  const day = lastWorkingDay(before)
  const isClosed =
    ['12-24', '12-31'].includes(day.slice(5)) ||
    holidaysAt({ country: 'DE' }, { from: day, to: day }, 'de').length > 0
  return isClosed ? lastBankingDay(day) : day
}

/** The last day before another one that is neither Saturday nor Sunday. */
function lastWorkingDay(before: string): string {
  const day = addDays(before, -1)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 ? lastWorkingDay(day) : day
}
