import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { placesOf } from '../attendance/index.ts'
import { leaveByCountry } from '../leave/index.ts'
import { listEmployees } from './views.ts'

export type PlaceChoice = { code: string; country: string; name: string }

/** Whether public holidays are known of a place: `DE`, `DE-BY`, `DE-BY-A`. */
export function isKnownPlace(place: string): boolean {
  const [country = ''] = place.split('-')
  return placesOf(country, 'en').some(({ code }) => code === place)
}

/**
 * Where somebody may work: the firm's own country, those where others work already, and those whose
 * law of leave is known, each with its states and their parts.
 */
export function listPlaces(reader: Reader, { actor }: FirmContext): PlaceChoice[] {
  const own = getFirmProfile(reader).address.country
  const used = listEmployees(reader).map(({ place }) => place.slice(0, 2))
  const lawful = leaveByCountry.map(({ country }) => country).sort()
  const countries = new Set([own, ...used, ...lawful])
  return [...countries].flatMap((country) =>
    placesOf(country, actor.language).map((place) => ({ ...place, country })),
  )
}
