import { settlementContract } from '#contract/books/settlement.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { Id } from '#contract/core/fields.ts'
import { textAt } from '../../form/form-tree.ts'
import type { RecordAction } from '../../register/describe.ts'

/** Takes back what settled a part of a document; its form stands in the table of settlements. */
export function takeBackAction<Item>(): RecordAction<Item> {
  return {
    intent: 'takeBack',
    icon: 'undo-2',
    needs: needsOf(settlementContract.takeBack),
    isInPage: true,
    act: ({ call, firm: { firmId } }, _, options, { data }) => {
      const allocationId = Id.parse(textAt(data, 'allocationId'))
      const reason = textAt(data, 'reason').slice(0, 500)
      return call(settlementContract.takeBack, { firmId, allocationId, reason }, options)
    },
  }
}
