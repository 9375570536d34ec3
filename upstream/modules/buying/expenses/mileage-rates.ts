import type { MileageRate } from '#contract/buying/expense-rules.ts'

type CountryMileage = { unit: 'km' | 'mile'; rates: readonly MileageRate[] }

function rate(from: string, value: string, source: string): MileageRate {
  return { from, rate: value, above: null, rateAbove: '', source }
}

/**
 * What a country takes for a car of one's own on the firm's business, in its currency, by the day it
 * holds from. Italy (tables of ACI by model) and France (by horse power) have no single rate, and
 * Russia none by distance: there the firm sets its own.
 */
export const countryMileage: Readonly<Record<string, CountryMileage>> = {
  DE: {
    unit: 'km',
    rates: [rate('2014-01-01', '0.30', '§ 9 Abs. 1 Nr. 4a EStG, § 5 Abs. 2 BRKG')],
  },
  AT: {
    unit: 'km',
    rates: [
      rate('2011-01-01', '0.42', '§ 10 RGV 1955'),
      rate('2025-01-01', '0.50', '§ 10 RGV 1955, BGBl. I Nr. 144/2024'),
    ],
  },
  CH: {
    unit: 'km',
    rates: [
      rate('2016-01-01', '0.70', 'Berufskostenverordnung EFD (SR 642.118.1)'),
      rate('2026-01-01', '0.75', 'Berufskostenverordnung EFD (SR 642.118.1), 2026'),
    ],
  },
  ES: {
    unit: 'km',
    rates: [
      rate('2005-01-01', '0.19', 'Art. 9 RIRPF (RD 439/2007)'),
      rate('2023-07-17', '0.26', 'Orden HFP/792/2023'),
    ],
  },
  GB: {
    unit: 'mile',
    rates: [
      {
        from: '2011-04-06',
        rate: '0.45',
        above: 10_000,
        rateAbove: '0.25',
        source: 'ITEPA 2003, s. 230',
      },
    ],
  },
  US: {
    unit: 'mile',
    rates: [
      rate('2024-01-01', '0.67', 'IRS Notice 2024-08'),
      rate('2025-01-01', '0.70', 'IRS Notice 2025-5'),
      rate('2026-01-01', '0.725', 'IRS standard mileage rate for 2026'),
    ],
  },
}
