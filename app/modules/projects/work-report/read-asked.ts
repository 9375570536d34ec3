import { readDaySpan } from '#app/shell/form/read-day-span.ts'
import { Id } from '#contract/core/fields.ts'

/** Which days an address asks for and of whom; what is wrong with its days is said beside them. */
export function readAsked(request: Pick<Request, 'url'>) {
  const { days, typed, problems } = readDaySpan(request)
  const person = Id.safeParse(new URL(request.url).searchParams.get('personId'))
  return { asked: { ...days, personId: person.data ?? '' }, typed, problems }
}
