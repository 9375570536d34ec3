const usual: Readonly<Record<string, string>> = {
  Z: 'N3.6',
  E: 'N4',
  AE: 'N6.9',
  K: 'N3.2',
  G: 'N3.1',
  O: 'N2.2',
}

/**
 * The natura of a category that bears no tax: the one its reason names, `N3.5 …`, else the usual
 * one of the category (table of the Agenzia delle Entrate, specification 1.7). S has none.
 */
export function naturaOf(category: string, reason: string): string {
  if (category === 'S') return ''
  return /\b(N[1-7](\.\d)?)\b/.exec(reason)?.[1] ?? usual[category] ?? 'N2.2'
}

/** Duty stamp of 2.00 where what bears no tax is above 77.47 (DPR 642/1972, art. 13). */
export function needsStamp(groups: readonly { category: string; base: string }[]): boolean {
  const free = groups.filter(({ category }) => category === 'E' || category === 'O')
  return free.reduce((sum, { base }) => sum + Number(base), 0) > 77.47
}
