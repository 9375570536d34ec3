import { DateOnly, Id } from '#contract/core/fields.ts'

/** Which week an address asks for, and whose; this one and one’s own where it says nothing. */
export function readWeek(request: Request): { date?: string; personId: string } {
  const { searchParams } = new URL(request.url)
  const date = DateOnly.safeParse(searchParams.get('date'))
  const person = Id.safeParse(searchParams.get('personId'))
  return { ...(date.success && { date: date.data }), personId: person.data ?? '' }
}
