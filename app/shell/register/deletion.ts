import type { ContractProcedure, ErrorMap, Schema } from '@orpc/contract'
import { type EndpointMeta, needsOf } from '#contract/core/endpoint.ts'
import type { RecordAction } from './describe.ts'

type Removal<One> = ContractProcedure<
  Schema<One, unknown>,
  Schema<unknown, unknown>,
  ErrorMap,
  EndpointMeta
>

/**
 * The button that deletes a record for good, after asking: `deletion(contract.delete, one)`. It is
 * offered to whom the endpoint allows it; the list is shown afterwards.
 */
export function deletion<One>(
  remove: Removal<One>,
  one: (firmId: string, id: string) => NoInfer<One>,
) {
  return {
    intent: 'delete',
    icon: 'trash-2',
    needs: needsOf(remove),
    isDanger: true,
    asksFirst: true,
    endsRecord: true,
    act: ({ call, firm: { firmId } }, id) => call(remove, one(firmId, id)),
  } satisfies RecordAction<unknown>
}
