import { DateOnly, Id, optionalText } from '#contract/core/fields.ts'

/** Which week an address asks for, and whose; this one and one’s own where it says nothing. */
export function readWeek(request: Request): { date?: string; personId: string } {
  const { searchParams } = new URL(request.url)
  const date = DateOnly.safeParse(searchParams.get('date'))
  const person = Id.safeParse(searchParams.get('personId'))
  return { ...(date.success && { date: date.data }), personId: person.data ?? '' }
}

/** What somebody searched for to work on, and the week that they see. */
export type WorkSearch = { q: string; date: string | undefined }

/** The search for work that an address has; what cannot be searched for is left out. */
export function readWorkSearch(request: Request): WorkSearch {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  return { q: optionalText(200).catch('').parse(typed), date: readWeek(request).date }
}
