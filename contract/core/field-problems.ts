import { z } from 'zod'

/** What is wrong with a form, by the path of the field: a key among the texts of problems, and its gaps. */
export const FieldProblems = z.record(
  z.string(),
  z.object({
    key: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
)
