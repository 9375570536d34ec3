import { DateOnly } from '#contract/core/fields.ts'

/** The days that the address of a statement asks for; what is no day is left out. */
export function daysOf(request: { url: string }): { from?: string; to?: string } {
  const query = new URL(request.url).searchParams
  const from = DateOnly.safeParse(query.get('from')).data
  const to = DateOnly.safeParse(query.get('to')).data
  return { ...(from && { from }), ...(to && { to }) }
}
