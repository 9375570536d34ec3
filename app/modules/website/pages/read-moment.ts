import { type FormTree, textAt } from '#app/shell/form/form-tree.ts'
import { instantOf } from '#contract/core/zoned-time.ts'

/**
 * A day and a time of a form, by the clocks of the firm, as an instant; null where no day is typed. A day
 * without a time begins at midnight.
 */
export function readMoment(data: FormTree, name: string, timeZone: string): string | null {
  const date = textAt(data, `${name}Date`)
  const time = textAt(data, `${name}Time`) || '00:00'
  const isMoment = /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d$/.test(time)
  return isMoment ? instantOf(`${date}T${time}`, timeZone) : null
}
