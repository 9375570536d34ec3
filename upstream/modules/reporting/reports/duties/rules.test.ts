import { expect, test } from 'vitest'
import type { TaxDutySettingsInput } from '#contract/reporting/tax-duties.ts'
import { rulesOf, spansEnding, usualSettings } from './rules.ts'

/** What is due in a country of periods that end in a year, as `name: dates`. */
function datesOf(country: string, settings: Partial<TaxDutySettingsInput> = {}) {
  const year = { from: '2026-01-01', to: '2026-12-31' }
  return Object.fromEntries(
    rulesOf(country, { ...usualSettings, ...settings }, []).map(({ name, months, dueOn }) => [
      name,
      spansEnding(months, year).map(({ to }) => dueOn(to)),
    ]),
  )
}

/** As the authorities’ own calendars of 2026 and 2027 list them, weekends moved, holidays left out. */
test.each([
  // 10 May 2026 is a Sunday, 10 October a Saturday, 10 January 2027 a Sunday.
  [
    'DE',
    {},
    'USt-Voranmeldung',
    '02-10 03-10 04-10 05-11 06-10 07-10 08-10 09-10 10-12 11-10 12-10 01-11',
  ],
  ['DE', { rhythm: 'quarter', hasExtension: true }, 'USt-Voranmeldung', '05-11 08-10 11-10 02-10'],
  ['DE', { hasExtension: true }, 'Sondervorauszahlung 1/11', '02-10'],
  ['DE', { ecList: 'quarter' }, 'ZM', '04-27 07-27 10-26 01-25'],
  ['DE', { oss: true }, 'OSS', '04-30 07-31 10-31 01-31'],
  ['AT', { rhythm: 'quarter' }, 'U 30', '05-15 08-17 11-16 02-15'],
  ['CH', {}, 'MWST-Abrechnung', '05-31 08-31 11-30 02-28'],
  ['IT', {}, 'LIPE', '06-01 09-30 11-30 03-01'],
  ['IT', {}, 'Versamento IVA', '05-18 08-20 11-16 03-16'],
  ['ES', {}, 'Modelo 303', '04-20 07-20 10-20 02-01'],
  ['GB', {}, 'VAT Return', '05-07 08-07 11-07 02-07'],
  ['RU', {}, 'НДС', '04-27 07-27 10-26 01-25'],
  ['RU', {}, 'НДС: уплата 1/3', '04-28 07-28 10-28 01-28'],
] as const)('%s %o: %s', (country, settings, name, dates) => {
  const days = datesOf(country, settings)[name]?.map((date) => date.slice(5))
  expect(days?.join(' ')).toBe(dates)
})
