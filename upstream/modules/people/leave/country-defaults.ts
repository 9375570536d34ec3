import type { CountryLeave } from './defaults/country-leave.ts'
import { austria, germany, switzerland } from './defaults/german-speaking.ts'
import { france, italy, spain, unitedKingdom } from './defaults/south-and-west.ts'

/** Countries whose legal minimum is kept. */
export const leaveByCountry: readonly CountryLeave[] = [
  germany,
  austria,
  switzerland,
  italy,
  spain,
  france,
  unitedKingdom,
]

/** The legal minimum of a country; undefined where none is kept, and a firm sets its own types. */
export function leaveOfCountry(country: string): CountryLeave | undefined {
  return leaveByCountry.find((one) => one.country === country)
}
