import { keptDateFormat } from '#contract/core/kept-formats.ts'
import type { BoardEvent } from './board-event.ts'
import type { View } from './board-range.ts'

/** A day of a board with its words. */
export type BoardDay = {
  date: string
  /** "15" */
  number: string
  /** "Thu" */
  weekday: string
  /** "Thursday 15 October" */
  name: string
  /** "Oct", on the first of a month. */
  month: string
  isToday: boolean
  isChosen: boolean
  isWeekend: boolean
  /** Of another month than the one that is shown. */
  isOutside: boolean
  href: string
}

/** All that a board is made of, words included: an island renders from it as the server does. */
export type Board = {
  view: View
  days: BoardDay[]
  events: BoardEvent[]
  /** "09:00" by hour. */
  hours: string[]
  /** Up to the event's id. */
  eventsPath: string
  /** Up to the start; undefined for whoever may not write. */
  newPath: string | undefined
  locale: string
  timeZone: string
  texts: BoardTexts
}

export type BoardTexts = Record<'allDay' | 'more' | 'newAt' | 'hours' | 'untitled' | 'none', string>

/** "09:00", as people of a locale write it. */
export function timeText(local: string, locale: string): string {
  const options = { timeStyle: 'short', timeZone: 'UTC' } as const
  return keptDateFormat(locale, options).format(new Date(`${local}Z`))
}
