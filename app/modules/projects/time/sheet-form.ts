import { rowsAt, type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import type { TimeWeek } from '#contract/projects/time-entries.ts'
import { minutesIn, minutesText } from './typed-minutes.ts'
import { workValue } from './works.ts'

/** Rows without a project yet, below those that are filled. */
export const spareRows = 2

type Cell = { projectId: string; taskId: string; date: string; minutes: number }

/**
 * Cells of a week sheet as they were typed, hours as `1:30` or `1.5`. A row in which nothing stood and
 * nothing is typed is left out, as is a second one of the same work, which is refused at its project.
 * @returns the cells, where each stands in the form, and what is wrong
 */
export function parseSheet(
  values: TypedTree,
  days: readonly string[],
): { cells: Cell[]; places: string[]; problems: FieldProblems } {
  const cells: Cell[] = []
  const places: string[] = []
  const problems: FieldProblems = {}
  const seen = new Set<string>()
  for (const [at, row] of rowsAt(values, 'rows').entries()) {
    const work = textAt(row, 'work')
    const typed = days.map((_, day) => textAt(row, `day${day}`).trim())
    const isKept = textAt(row, 'isKept') !== ''
    if (!isKept && typed.every((text) => text === '')) continue
    if (seen.has(work)) problems[`rows.${at}.work`] = { key: 'lineTwice' }
    seen.add(work)
    const [projectId = '', taskId = ''] = work.split('.')
    for (const [day, date] of days.entries()) {
      const place = `rows.${at}.day${day}`
      const minutes = minutesIn(typed[day] ?? '')
      if (minutes === undefined) problems[place] = { key: 'invalidDuration' }
      cells.push({ projectId, taskId, date, minutes: minutes ?? 0 })
      places.push(place)
    }
  }
  return { cells, places, problems }
}

/** What the rows of a sheet hold before anybody types. */
export function sheetValues(week: TimeWeek): TypedTree[] {
  const rows = week.rows.map(({ projectId, taskId, minutes }) => ({
    work: workValue(projectId, taskId),
    isKept: 'yes',
    ...Object.fromEntries(minutes.map((sum, day) => [`day${day}`, minutesText(sum)])),
  }))
  return [...rows, ...Array.from({ length: spareRows }, () => ({ work: '' }))]
}
