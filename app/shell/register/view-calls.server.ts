import { type SavedView, savedViewsContract } from '#contract/core/saved-views.ts'
import { platformViewsContract } from '#contract/platform/platform-views.ts'
import type { FirmAccess } from '../session/session.server.ts'

type ViewInput = Pick<SavedView, 'name' | 'query' | 'isShared'>
type Options = { idempotencyKey?: string }

/** Where the views of a list are kept: in its firm, or by the platform. */
type ViewCalls = {
  list(): Promise<SavedView[]>
  create(input: ViewInput, options: Options): Promise<SavedView>
  update(viewId: string, input: ViewInput): Promise<SavedView>
  remove(viewId: string): Promise<unknown>
}

/** The calls of the API for the saved views of a list. */
export function viewCalls(
  { name: register, isOfPlatform }: { name: string; isOfPlatform?: boolean | undefined },
  { call, firm: { firmId } }: Pick<FirmAccess, 'call' | 'firm'>,
): ViewCalls {
  if (isOfPlatform) {
    const { list, create, update, remove } = platformViewsContract
    return {
      list: () => call(list, { register }),
      create: (input, options) => call(create, { ...input, register }, options),
      update: (viewId, input) => call(update, { ...input, viewId }),
      remove: (viewId) => call(remove, { viewId }),
    }
  }
  const { list, create, update, remove } = savedViewsContract
  return {
    list: () => call(list, { firmId, register }),
    create: (input, options) => call(create, { ...input, firmId, register }, options),
    update: (viewId, input) => call(update, { ...input, firmId, viewId }),
    remove: (viewId) => call(remove, { firmId, viewId }),
  }
}
