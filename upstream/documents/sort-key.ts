import { withoutAccents } from '../core/without-accents.ts'

/** A name as lists sort it: without case and accents. */
export function sortKey(name: string): string {
  return withoutAccents(name).toLowerCase()
}
