import type { GermanRates } from '../rates.ts'

/**
 * § 158, § 160 SGB VI, § 341 SGB III, § 241, § 242a SGB V, § 55, § 58 SGB XI, § 358 SGB III,
 * § 8, § 20 SGB IV; minijob levies of the Minijob-Zentrale.
 */
export const rates: GermanRates = {
  from: '2026-01-01',
  until: '2026-12-31',
  source: {
    title: 'Sozialversicherungsrechengrößen-Verordnung 2026; Minijob-Zentrale, levies 2026',
    date: '2026-01-01',
    covers: 'DE: ceilings and rates of social insurance, minijob, transition zone',
  },
  pension: { each: '9.3', ceilingOfYear: 101_400_00 },
  unemployment: { each: '1.3' },
  health: { each: '7.3', averageAdditional: '2.9', ceilingOfYear: 69_750_00 },
  care: {
    each: '1.8',
    childless: '0.6',
    less: '0.25',
    saxony: { employee: '2.3', employer: '1.3' },
  },
  insolvency: '0.15',
  minijob: {
    limitOfMonth: 603_00,
    health: '13',
    pension: '15',
    leastPensionBase: 175_00,
    flatTax: '2',
    sickPay: '0.8',
    maternity: '0.22',
  },
  transition: { upToMonth: 2_000_00, factor: '0.6619' },
}
