import { z } from 'zod'
import type { Form } from '#app/shell/form/read-form.ts'
import { taskColumns, timeColumns } from '#contract/projects/work-imports.ts'

/** Who of the firm the people of a file are. */
export const PeopleForm = z.object({
  people: z.array(z.object({ key: z.string(), userId: z.string() })).default([]),
})

/** Fields of time and of tasks that a column of a CSV may be. */
export const columnFields = [...new Set([...timeColumns, ...taskColumns])]
const Columns = z.object({ holds: z.enum(['time', 'tasks']).catch('time') }).loose()

/** What was chosen for each field of a CSV. */
export function columnsOf({ data }: Form) {
  const { holds, ...chosen } = Columns.parse(data)
  const columns = columnFields.flatMap((field) => {
    const head = chosen[field]
    return typeof head === 'string' && head !== '' ? [{ field, head }] : []
  })
  return { holds, columns }
}
