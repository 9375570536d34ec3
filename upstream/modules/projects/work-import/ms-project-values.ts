import type { ImportedTask } from './shape.ts'
import type { XmlElement } from './xml-elements.ts'

/** Tasks and lags that run on overnight have this calendar. */
export const elapsedCalendar = 'elapsed'

/** A task with what the file has of it beside. */
export type ReadTask = { element: XmlElement; task: ImportedTask }

/** `2018-10-18T08:00:00` to the minute; null for nothing. */
export function localOf(text: string): string | null {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? text.slice(0, 16) : null
}

/** Seconds of a duration of XML, `PT8H30M0S`. */
export function secondsOf(text: string): number {
  const match = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?$/.exec(text)
  if (!match) return 0
  return Number(match[1] ?? 0) * 3600 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0)
}
