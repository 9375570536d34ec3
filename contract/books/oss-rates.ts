/**
 * Rates of the value added tax in the countries of the Union in percent: the standard one first, then
 * the reduced ones, the usual one before the rest. As of 2026 (European Commission, Taxes in Europe
 * Database); a country's change is entered by replacing its rate.
 */
export const unionRates: Readonly<Record<string, readonly [string, ...string[]]>> = {
  AT: ['20', '10', '13', '4.9'],
  BE: ['21', '6', '12'],
  BG: ['20', '9'],
  CY: ['19', '5', '9', '3'],
  CZ: ['21', '12'],
  DE: ['19', '7'],
  DK: ['25'],
  EE: ['24', '9', '13'],
  ES: ['21', '10', '4'],
  FI: ['25.5', '13.5', '10'],
  FR: ['20', '5.5', '10', '2.1'],
  GR: ['24', '13', '6'],
  HR: ['25', '5', '13'],
  HU: ['27', '5', '18'],
  IE: ['23', '13.5', '9', '4.8'],
  IT: ['22', '10', '4', '5'],
  LT: ['21', '12', '5'],
  LU: ['17', '3', '8', '14'],
  LV: ['21', '12', '5'],
  MT: ['18', '5', '7', '12'],
  NL: ['21', '9'],
  PL: ['23', '8', '5'],
  PT: ['23', '6', '13'],
  RO: ['21', '11'],
  SE: ['25', '6', '12'],
  SI: ['22', '9.5', '5'],
  SK: ['23', '5', '19'],
}

/** The first day of a rate that began within 2026; of others it does not matter. */
export const unionRatesFrom: Readonly<Record<string, string>> = { 'AT 4.9': '2026-07-01' }

/**
 * Country of consumption of a rate of the one-stop shop; undefined of any other. Its code tells, so that
 * a firm adds what the list has not: `OSS-FR-20`.
 */
export function ossCountryOf(taxCode: string): string | undefined {
  return /^OSS-([A-Z]{2})-/.exec(taxCode)?.[1]
}

/**
 * Whether lines at a rate are services where no item tells: those of a rate that the firm adds with `-S`
 * at the end, `OSS-FR-20-S`.
 */
export function isServiceRate(taxCode: string): boolean {
  return ossCountryOf(taxCode) !== undefined && taxCode.endsWith('-S')
}

/** Whether a rate is one of the country's own, or for all: what items are given and tills sell at. */
export function isHomeRate({ code }: { code: string }): boolean {
  return ossCountryOf(code) === undefined
}

/** The code of a country's rate. */
export function ossCodeOf(country: string, rate: string): string {
  return `OSS-${country}-${rate}`
}
