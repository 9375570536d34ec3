import type { UsualCategory } from '#contract/expense-parts.ts'

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

/** The role of the account that stands in where a chart has none for a category. */
export function usualRole(category: UsualCategory) {
  return roles[category] ?? 'otherExpense'
}
