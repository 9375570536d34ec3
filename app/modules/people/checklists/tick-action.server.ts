import { z } from 'zod'
import type { FormPage } from '#app/shell/form/form-action.server.ts'
import { Id } from '#contract/core/fields.ts'
import { checklistsContract } from '#contract/people/checklists.ts'

/** What a press on a step says. */
export const Ticked = z.object({
  stepId: Id,
  isDone: z.enum(['true', 'false']).transform((value) => value === 'true'),
})

/** Ticks a step, or unticks it. */
export function tick({ call, firmId, form }: FormPage, value: z.output<typeof Ticked>) {
  return call(checklistsContract.tick, { ...value, firmId }, form)
}
