import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { pageViewsContract, type ViewedPlace } from '#contract/firm/page-views.ts'
import { hooks } from '../../../core/hooks.ts'
import { answer, write } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { countView } from './count-view.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Its public page at an address, as views of it are counted; undefined for a wrong address. */
    viewedPages: Partial<Record<ViewedPlace, FindViewed>>
  }
}

type FindViewed = (
  reader: Reader,
  context: FirmContext,
  token: string,
) => { page: string; language: Language } | undefined

export const router = {
  pageViews: answer(pageViewsContract, {
    count: write((writer, firm, { token, place, ...source }) => {
      const find = hooks('viewedPages').find((places) => places[place])?.[place]
      const viewed = find?.(writer, firm, token)
      // Whatever is wrong with an address, the answer is the same.
      if (!viewed) throw new AppError('not_found', 'No such page')
      countView(writer, firm, { place, ...source, ...viewed })
      return { isCounted: true }
    }),
  }),
}
