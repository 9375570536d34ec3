/** Things that firms write off, as the countries' tables name them. */
export const assetGroups = ['computer', 'software', 'vehicle', 'furniture', 'machine'] as const
export type AssetGroup = (typeof assetGroups)[number]

/**
 * Usual lives in months: DE AfA-Tabelle and BMF 22.02.2022 (computers, software); AT § 8 EStG and
 * practice; US MACRS classes; GB, CH and FR practice; IT D.M. 31.12.1988 (coefficients); ES RD
 * 634/2015 art. 4 (highest coefficients); RU Постановление № 1 of 01.01.2002 (lower bounds).
 * Defaults to begin with, no advice.
 */
const lives: Record<string, readonly [number, number, number, number, number]> = {
  DE: [12, 12, 72, 156, 120],
  AT: [36, 36, 96, 96, 120],
  CH: [36, 36, 60, 96, 96],
  US: [60, 36, 60, 84, 84],
  GB: [36, 36, 48, 60, 120],
  FR: [36, 36, 60, 120, 120],
  IT: [60, 36, 48, 100, 96],
  ES: [48, 36, 75, 120, 100],
  RU: [25, 25, 37, 61, 61],
}
const usual = [36, 36, 60, 96, 120] as const

/** How long things of a group usually last in a country, in months. */
export function usualLives(country: string): { group: AssetGroup; months: number }[] {
  const known = lives[country] ?? usual
  return assetGroups.map((group, at) => ({ group, months: known[at] ?? 60 }))
}
