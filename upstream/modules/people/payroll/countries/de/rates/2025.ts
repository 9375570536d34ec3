import type { GermanRates } from '../rates.ts'

/** Kept for one-off pay of January to March 2026 that belongs to 2025 (§ 23a (4) SGB IV). */
export const rates: GermanRates = {
  from: '2025-01-01',
  until: '2025-12-31',
  source: {
    title: 'Sozialversicherungsrechengrößen-Verordnung 2025; Minijob-Zentrale, levies 2025',
    date: '2025-01-01',
    covers: 'DE: ceilings and rates of social insurance, minijob, transition zone',
  },
  pension: { each: '9.3', ceilingOfYear: 96_600_00 },
  unemployment: { each: '1.3' },
  health: { each: '7.3', averageAdditional: '2.5', ceilingOfYear: 66_150_00 },
  care: {
    each: '1.8',
    childless: '0.6',
    less: '0.25',
    saxony: { employee: '2.3', employer: '1.3' },
  },
  insolvency: '0.15',
  minijob: {
    limitOfMonth: 556_00,
    health: '13',
    pension: '15',
    leastPensionBase: 175_00,
    flatTax: '2',
    sickPay: '1.1',
    maternity: '0.22',
  },
  transition: { upToMonth: 2_000_00, factor: '0.6683' },
}
