import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, optionalText } from '../core/fields.ts'

/** Which form it is: its address within the firm, with what stands after the question mark. */
const FormKey = z.string().min(1).max(500)

/** What somebody typed into a form and did not save; empty where nothing is kept. */
export const KeptForm = z.object({ content: z.string(), keptAt: Instant.nullable() })
export type KeptForm = z.infer<typeof KeptForm>

const path = '/firms/{firmId}/kept-forms'
const tags = ['Kept forms']

export const keptFormsContract = {
  /** What the caller typed into a form and did not save. Nobody sees another's. */
  get: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id, form: FormKey }))
    .output(KeptForm),
  /**
   * Keeps it in the place of what was kept before, or forgets it where it is empty. `visit` is the
   * same while one page is open: once that was saved, what it still sends is not kept.
   */
  keep: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'PUT', path, tags })
    .input(
      z.object({
        firmId: Id,
        form: FormKey,
        content: z.string().max(500_000),
        visit: optionalText(255),
        isSaved: z.boolean().default(false),
      }),
    )
    .output(z.object({ keptAt: Instant.nullable() })),
}
