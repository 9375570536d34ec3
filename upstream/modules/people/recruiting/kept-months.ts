/**
 * Months after a decision for which applications may be kept, so that a firm can answer claims of unequal
 * treatment. DE: § 15 (4) AGG and § 61b ArbGG (2 + 3 months, and delivery). AT: § 15 and § 29 GlBG (6
 * months, and delivery). CH: art. 8 GlG. FR: CNIL, at most 2 years. GB: s. 123 Equality Act (3 months, and
 * an extension). US: 29 CFR 1602.14 (one year). ES and IT: no fixed term; as long as claims last.
 */
const months: Readonly<Record<string, number>> = {
  ...{ DE: 6, AT: 7, CH: 4, FR: 24, IT: 6, ES: 12, GB: 6, US: 12 },
}

/** Months for which a firm of a country keeps decided applications: six where none are known. */
export function keptMonthsIn(country: string): number {
  return months[country] ?? 6
}
