/** Hundredths of a percent a year, so that no float touches them. */
export type Points = number
/** A reference rate and the first day on which it applied, the newest last. */
export type Reference = {
  steps: readonly (readonly [from: string, rate: Points])[]
  /** The last day for which it was compared with what was published; undefined for a fixed rate. */
  knownUntil?: string
}

/**
 * § 247 BGB, for 1 January and 1 July. Compared with: the Bundesbank's notices of 2022 (−0.88 until
 * then, 1.62 from 1 January 2023) and of 22 December 2025 (1.27 from 1 January 2026), and with § 247
 * as it stood in the first half of 2024 (3.62); what lies between follows from the ECB's rate below,
 * by whose changes it changes.
 */
export const bundesbank: Reference = {
  steps: [
    ['2016-07-01', -88],
    ['2023-01-01', 162],
    ['2023-07-01', 312],
    ['2024-01-01', 362],
    ['2024-07-01', 337],
    ['2025-01-01', 227],
    ['2025-07-01', 127],
    ['2026-01-01', 127],
  ],
  knownUntil: '2026-06-30',
}

/**
 * Main refinancing operations of the ECB on the first day of the half-year: Directive 2011/7/EU,
 * art. 2 (7). Compared with the Italian ministry's notices in the Gazzetta Ufficiale no. 63/2025
 * (3.15), 161/2025 (2.15) and 15/2026 (2.15), and the Spanish treasury's of 30 December 2024 (3.15
 * and 8 points); the rates before 2025 were not compared.
 */
export const ecb: Reference = {
  steps: [
    ['2016-07-01', 0],
    ['2023-01-01', 250],
    ['2023-07-01', 400],
    ['2024-01-01', 450],
    ['2024-07-01', 425],
    ['2025-01-01', 315],
    ['2025-07-01', 215],
    ['2026-01-01', 215],
  ],
  knownUntil: '2026-06-30',
}

/**
 * Bank Rate on the last day of the half-year before interest starts: SI 2002/1675, art. 4. From 2023
 * on compared with the Bank of England's history of Bank Rate; what is before was not compared.
 */
export const bankOfEngland: Reference = {
  steps: [
    ['2020-07-01', 10],
    ['2022-01-01', 25],
    ['2022-07-01', 125],
    ['2023-01-01', 350],
    ['2023-07-01', 500],
    ['2024-01-01', 525],
    ['2025-01-01', 475],
    ['2025-07-01', 425],
    ['2026-01-01', 375],
  ],
  knownUntil: '2026-06-30',
}

/**
 * Base rate of the Oesterreichische Nationalbank on the first day of the half-year: § 456 UGB. It
 * follows the ECB's rate in steps of half a point or more. Compared for −0.62 and 1.88, for 2.88 from
 * 22 March 2023 and 3.03 in autumn 2024, from which 3.38, 3.88, 2.53 and 1.53 follow by the ECB's
 * decisions; these four were not found published. It stayed in 2026, as the ECB's rate did.
 */
export const nationalbank: Reference = {
  steps: [
    ['2016-07-01', -62],
    ['2023-01-01', 188],
    ['2023-07-01', 338],
    ['2024-01-01', 388],
    ['2025-01-01', 253],
    ['2025-07-01', 153],
    ['2026-01-01', 153],
  ],
  knownUntil: '2026-06-30',
}

/**
 * Key rate of the Bank of Russia, each day at its own: art. 395 of the Civil Code. Compared for 21 %
 * from October 2024, 17 % from September 2025, 16 % from 22 December 2025 and 15.5 % from 16 February
 * 2026; the board met again on 20 March. The other days of change were not compared.
 */
export const bankOfRussia: Reference = {
  steps: [
    ['2023-09-18', 1300],
    ['2023-10-30', 1500],
    ['2023-12-18', 1600],
    ['2024-07-29', 1800],
    ['2024-09-16', 1900],
    ['2024-10-28', 2100],
    ['2025-06-09', 2000],
    ['2025-07-28', 1800],
    ['2025-09-15', 1700],
    ['2025-10-27', 1650],
    ['2025-12-22', 1600],
    ['2026-02-16', 1550],
  ],
  knownUntil: '2026-03-22',
}

/** Five percent since the code of obligations came into force. */
export const swiss: Reference = { steps: [['1912-01-01', 500]] }
