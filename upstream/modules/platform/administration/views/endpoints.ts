import { implement } from '@orpc/server'
import { platformViewsContract } from '#contract/platform/platform-views.ts'
import { validation } from '../../../../core/validation.ts'
import type { Call } from '../../../../identity/call.ts'
import { createView, listViews, removeView, updateView } from './views.ts'

const os = implement(platformViewsContract).$config(validation).$context<Call>()

export const router = os.router({
  list: os.list.handler(({ input, context }) => listViews(context, input.register)),
  create: os.create.handler(({ input, context }) => createView(context, input)),
  update: os.update.handler(({ input, context }) => updateView(context, input)),
  remove: os.remove.handler(({ input, context }) => removeView(context, input.viewId)),
})
