import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import type { InternalCalls } from '../../../firm/internal.ts'
import { endFeedsOf } from './feed.ts'
import { forgetLayersOf } from './layers.ts'

const Left = z.object({ userId: Id })

/** What the directory of people tells a firm. */
export const internal: InternalCalls = {
  'member-left': (input, { store, firm }) => {
    const { userId } = Left.parse(input)
    store.transact(firm, (writer) => {
      endFeedsOf(writer, userId)
      forgetLayersOf(writer, userId)
    })
  },
}
