import { keptDateFormat } from '#contract/core/kept-formats.ts'

type Moment = { startsAt: string; timeZone: string; allDay?: boolean }

/**
 * When something begins, on its own clocks, which are named; of what lasts all day the day alone.
 * @param locale BCP 47 tag, or a language alone
 */
export function momentText({ startsAt, timeZone, allDay = false }: Moment, locale: string): string {
  const times = allDay ? {} : ({ timeStyle: 'short' } as const)
  const format = keptDateFormat(locale, { dateStyle: 'full', ...times, timeZone })
  const text = format.format(new Date(startsAt))
  return allDay ? text : `${text} (${timeZone.replaceAll('_', ' ')})`
}
