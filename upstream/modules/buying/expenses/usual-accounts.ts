import type { UsualCategory } from '#contract/buying/expense-parts.ts'

/** What has an account for a purpose that every chart knows. */
const roles: Partial<Record<UsualCategory, string>> = {
  materials: 'purchases',
  bankFees: 'bankFees',
  other: 'otherExpense',
}

const named: readonly UsualCategory[] = [
  ...(['office', 'software', 'travel', 'vehicles', 'rent'] as const),
  ...(['utilities', 'insurance', 'marketing', 'professional'] as const),
]

/** Codes of the country's chart in the order of `named`; `XX` is the international chart. */
const codes: Readonly<Record<string, string>> = {
  DE: '4930 4920 4660 4500 4210 4240 4360 4600 4950',
  AT: '7600 7380 7340 7320 7400 7230 7700 7650 7750',
  CH: '6500 6570 5820 6200 6000 6400 6300 6600 6530',
  IT: '4216 4206 4215 4210 4301 4202 4207 4203 4204',
  ES: '6290 6292 6291 6293 621 628 625 627 623',
  FR: '6064 626 625 6155 613 6061 616 623 6226',
  GB: '7500 7550 7400 7300 7100 7200 8204 6201 7600',
  US: '6400 6650 6700 6050 6600 6750 6200 6000 6350',
  RU: '26.06 26.07 26.05 26.04 26.01 26.02 26.03 44.01 26.08',
  XX: '6400 6650 6700 6050 6600 6750 6200 6000 6350',
}

/** The code that a category has in a country's chart; undefined where its account has a role. */
export function categoryCode(country: string, category: UsualCategory): string | undefined {
  const at = named.indexOf(category)
  return at < 0 ? undefined : (codes[country] ?? codes.XX ?? '').split(' ')[at]
}

/**
 * What is exempt in a country, so that its receipts show no tax: insurance and banking everywhere
 * (Art. 135 (1) (a) and (d) Directive 2006/112/EC; § 4 Nr. 8 and 10 UStG; § 6 Abs. 1 Z 8 and 9 UStG
 * 1994; Art. 21 MWSTG; Art. 10 DPR 633/1972; Sch. 9 VATA 1994; Art. 149 НК РФ), letting of rooms
 * where the landlord has not chosen otherwise.
 */
const untaxed: readonly UsualCategory[] = ['insurance', 'bankFees', 'rent']

/** Where business rooms are let with tax: Art. 20.Uno.23 LIVA exempts dwellings alone; Art. 146 НК РФ. */
const taxedRent: readonly string[] = ['ES', 'RU']

/** Whether what is spent on a category usually bears no tax in a country. */
export function isUsuallyUntaxed(country: string, category: UsualCategory): boolean {
  if (category === 'rent' && taxedRent.includes(country)) return false
  return untaxed.includes(category)
}

/**
 * Rates that a category has where a country takes back none or a part of its tax: cars (§ 12 (2) Z 2
 * lit b UStG 1994; Art. 19-bis1 DPR 633/1972; Art. 95.Tres LIVA; Art. 206 IV-2-6° ann. II CGI), and
 * what carries or houses people (Art. 206 IV-2-2° and 5° ann. II CGI).
 */
const blocked: Readonly<Record<string, Partial<Record<UsualCategory, string>>>> = {
  AT: { vehicles: 'AT-NV20' },
  IT: { vehicles: 'IT-IND40' },
  ES: { vehicles: 'ES-ND50' },
  FR: { vehicles: 'FR-ND20', travel: 'FR-ND20' },
}

/** Code of the rate that a category has in a country instead of the usual one; empty for none. */
export function blockedRate(country: string, category: UsualCategory): string {
  return blocked[country]?.[category] ?? ''
}

/** The role of the account that stands in where a chart has none for a category. */
export function usualRole(category: UsualCategory) {
  return roles[category] ?? 'otherExpense'
}
