import type { Args } from '#app/shell/load-context.ts'
import { DateOnly, Instant } from '#contract/core/fields.ts'
import { isTimeZone } from '#contract/core/zoned-time.ts'

/** What the address of a public page says: the week, the zone, the chosen time. */
export type Asked = { from?: string; timeZone?: string; at?: string }

/** Reads the address; what makes no sense is left out, as if nobody had asked for it. */
export function askedOf({ request }: Args): Asked {
  const query = new URL(request.url).searchParams
  const from = DateOnly.safeParse(query.get('from'))
  const at = Instant.safeParse(query.get('at'))
  const zone = query.get('zone')
  return {
    ...(from.success && { from: from.data }),
    ...(at.success && { at: at.data }),
    ...(zone && isTimeZone(zone) && { timeZone: zone }),
  }
}
