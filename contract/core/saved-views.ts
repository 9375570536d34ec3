import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, requiredText } from './fields.ts'

/** The name of a register: its module's folder. */
export const RegisterName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/, 'invalid')

export const SavedViewInput = z.object({
  name: requiredText(60),
  /** The list's address after the question mark. */
  query: z
    .string()
    .max(2000)
    .regex(/^[\w.~%&=+*-]*$/, 'invalid'),
  /** Whether everybody in the firm sees it. */
  isShared: z.boolean().default(false),
})

/** A list as somebody wants to see it again. */
export const SavedView = SavedViewInput.extend({
  id: Id,
  /** Whether the caller may change it. */
  canChange: z.boolean(),
})
export type SavedView = z.infer<typeof SavedView>

const one = z.object({ firmId: Id, viewId: Id })
const tags = ['Saved views']

export const savedViewsContract = {
  /** The caller's own views of a register and those that others share, by name. */
  list: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/saved-views', tags })
    .input(z.object({ firmId: Id, register: RegisterName }))
    .output(z.array(SavedView)),
  create: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'POST', path: '/firms/{firmId}/saved-views', tags, successStatus: 201 })
    .input(SavedViewInput.extend({ firmId: Id, register: RegisterName }))
    .output(SavedView),
  update: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'PUT', path: '/firms/{firmId}/saved-views/{viewId}', tags })
    .input(SavedViewInput.extend(one.shape))
    .output(SavedView),
  remove: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'DELETE', path: '/firms/{firmId}/saved-views/{viewId}', tags })
    .input(one)
    .output(z.object({ id: Id })),
}
