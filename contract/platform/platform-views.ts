import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id } from '../core/fields.ts'
import { RegisterName, SavedView, SavedViewInput } from '../core/saved-views.ts'

const administrators = endpoint.meta({ needs: 'administrator' })
const tags = ['Administration']
const ofView = z.object({ viewId: Id })

/** Saved views of the platform's lists; a shared one is seen, and may be changed, by every administrator; its owner alone stops sharing it. */
export const platformViewsContract = {
  /** The caller's own views of a list, then those that are shared, by name. */
  list: administrators
    .route({ method: 'GET', path: '/admin/saved-views', tags })
    .input(z.object({ register: RegisterName }))
    .output(z.array(SavedView)),
  create: administrators
    .route({ method: 'POST', path: '/admin/saved-views', tags, successStatus: 201 })
    .input(SavedViewInput.extend({ register: RegisterName }))
    .output(SavedView),
  update: administrators
    .route({ method: 'PUT', path: '/admin/saved-views/{viewId}', tags })
    .input(SavedViewInput.extend(ofView.shape))
    .output(SavedView),
  remove: administrators
    .route({ method: 'DELETE', path: '/admin/saved-views/{viewId}', tags })
    .input(ofView)
    .output(z.object({ id: Id })),
}
