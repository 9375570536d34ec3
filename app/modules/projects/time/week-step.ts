import { z } from 'zod'
import { DateOnly, optionalText } from '#contract/core/fields.ts'
import { PersonId } from '#contract/projects/projects.ts'
import { WeekAction } from '#contract/projects/time-entries.ts'

/** What the buttons of a week send. */
export const WeekStep = z.object({
  action: WeekAction,
  date: DateOnly,
  personId: PersonId,
  reason: optionalText(500),
})
