import { expect, test } from 'vitest'
import { languages } from '#contract/core/fields.ts'
import { typicalDetails, typicalTariff } from '../payslip/typical-details.fixture.ts'
import { countries } from '../statutory/countries.ts'
import { lineName } from './line-name.ts'

const month = { fromDate: '2026-06-01', toDate: '2026-06-30' }

test('every line that a country takes has a name in every language', () => {
  const codes = Object.entries(countries).flatMap(([code, country]) =>
    [500_00, 3_000_00, 9_000_00].flatMap((regular) => {
      const pay = { regular, oneOff: 1_000_00 }
      const { lines } = country.calculate(
        {
          ...{ ...month, payDate: '2026-06-26', frequency: 'month', sourceTax: typicalTariff },
          ...{ employedFromDate: month.fromDate, employedToDate: month.toDate },
          ...{ taxable: pay, contributory: pay, yearToDate: {} },
        },
        typicalDetails[code],
      )
      return lines.map((line) => line.code)
    }),
  )
  const nameless = [...new Set(codes)].flatMap((code) =>
    languages.filter((language) => lineName({ code }, {}, language) === code).map(() => code),
  )
  // The two that the generic country's fixture names by itself have the same words.
  expect(nameless.filter((code) => !['crds', 'medicare'].includes(code))).toEqual([])
})

test('a component keeps the name that the firm gave it', () => {
  expect(lineName({ code: 'pension' }, { pension: 'Betriebsrente' }, 'de')).toBe('Betriebsrente')
})
