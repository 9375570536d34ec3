/** What the notes of our rates say of the law, where the category alone would not tell. */
const byLaw: readonly [law: RegExp, natura: string][] = [
  [/\b7-(ter|septies)\b/, 'N2.1'],
  [/\bL\. 190\/2014\b|regime forfettario/i, 'N2.2'],
]

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
 * one of the category (table of the Agenzia delle Entrate, specification 1.7). S has none,
 * nor B, which is taxed and paid to the state by the buyer.
 */
export function naturaOf(category: string, reason: string): string {
  if (category === 'S' || category === 'B') return ''
  const named = /\b(N[1-7](\.\d)?)\b/.exec(reason)?.[1]
  const known = byLaw.find(([law]) => law.test(reason))?.[1]
  return named ?? known ?? usual[category] ?? 'N2.2'
}

/** Exports, supplies within the EU and reverse charge are free of the stamp. */
const stamped = new Set(['N1', 'N2.1', 'N2.2', 'N3.5', 'N3.6', 'N4'])

type Group = { category: string; base: string; reason: string }

/** Duty stamp of 2.00 where what bears no tax is above 77.47 (DPR 642/1972, art. 13). */
export function needsStamp(groups: readonly Group[]): boolean {
  const free = groups.filter(({ category, reason }) => stamped.has(naturaOf(category, reason)))
  return free.reduce((sum, { base }) => sum + Number(base), 0) > 77.47
}
