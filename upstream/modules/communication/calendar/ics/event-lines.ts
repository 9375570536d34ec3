import type { IcsProblem } from '#contract/communication/calendar-files.ts'
import { type ContentLine, unescapeText } from '../../../../core/content-line.ts'
import type { EventLines } from './read-calendar.ts'

/** Why an event of a file can't be taken. */
export class Unreadable extends Error {
  override name = 'Unreadable'
  readonly problem: IcsProblem

  constructor(problem: IcsProblem) {
    super(problem)
    this.problem = problem
  }
}

/** The first line of a name. */
export function lineOf({ lines }: EventLines, name: string): ContentLine | undefined {
  return lines.get(name)?.[0]
}

/** The text of the first line of a name; empty without one. */
export function textOf(event: EventLines, name: string): string {
  return unescapeText(lineOf(event, name)?.value ?? '')
}
