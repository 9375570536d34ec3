import type { ContractProcedure, ErrorMap, Schema } from '@orpc/contract'
import type { z } from 'zod'
import { type EndpointMeta, needsOf } from '#contract/core/endpoint.ts'
import type { BulkResult } from '#contract/core/register.ts'
import type { AnyItem, BulkAction, Page, RecordAction, RegisterCalls } from './describe.ts'

type Call<Input, Output> = ContractProcedure<
  Schema<Input, unknown>,
  Schema<unknown, Output>,
  ErrorMap,
  EndpointMeta
>

type InFirm = { firmId: string }

/** What `registerContract` of the contract makes, by what it is sent and gives. */
type PlainContract<Asked, Row, Action extends string, Sent, One, Item> = {
  list: Call<NoInfer<Asked> & InFirm, Page<NoInfer<Row>>>
  rows: Call<NoInfer<Asked> & InFirm, { rows: Row[]; next: string | null }>
  bulk: Call<InFirm & { action: Action; ids?: string[]; query?: NoInfer<Asked> }, BulkResult>
  create: Call<NoInfer<Sent> & InFirm, NoInfer<Item>>
  get: Call<One, Item>
  update: Call<NoInfer<Sent> & NoInfer<One> & { version: string | number }, NoInfer<Item>>
  archive: Call<NoInfer<One>, NoInfer<Item>>
  restore: Call<NoInfer<One>, NoInfer<Item>>
}

/** What all plain registers have in common: their calls, and what archives records and brings them back. */
type PlainRegister<Query, Row, Action extends string, Input, Item> = {
  query: z.ZodType<Query>
  calls: RegisterCalls<Row, Item, Input, Query, Action>
  bulk: readonly BulkAction<'archive' | 'restore'>[]
  actions: readonly RecordAction<Item>[]
}

type Parts<Query, Asked, Row, Action extends string, Input, Sent, One, Item> = {
  contract: PlainContract<Asked, Row, Action, Sent, One, Item>
  /** Of the contract: what the list is asked for, and what is sent to make or change a record. */
  query: z.ZodType<Query, Asked>
  input: z.ZodType<Input, Sent>
  /** The record of an address, as its calls name it: `(firmId, itemId) => ({ firmId, itemId })`. */
  one(firmId: string, id: string): NoInfer<One>
}

/**
 * The parts of a register whose contract is made by `registerContract`:
 * `describeRegister({ …, ...plainRegister({ contract, query, input, one }) })`.
 */
export function plainRegister<
  Query extends Asked,
  Asked extends object,
  Row,
  Action extends string,
  Input extends Sent,
  Sent extends object,
  One extends InFirm,
  Item extends AnyItem & { isArchived: boolean },
>({
  contract,
  query,
  one,
}: Parts<Query, Asked, Row, Action, Input, Sent, One, Item>): PlainRegister<
  Query,
  Row,
  Action,
  Input,
  Item
> {
  const needs = needsOf(contract.update)
  return {
    query,
    calls: {
      list: ({ call, firm: { firmId } }, query) => call(contract.list, { ...query, firmId }),
      rows: ({ call, firm: { firmId } }, query) => call(contract.rows, { ...query, firmId }),
      bulk: ({ call, firm: { firmId } }, request, options) =>
        call(contract.bulk, { ...request, firmId }, options),
      get: ({ call, firm: { firmId } }, id) => call(contract.get, one(firmId, id)),
      create: ({ call, firm: { firmId } }, input, options) =>
        call(contract.create, { ...input, firmId }, options),
      update: ({ call, firm: { firmId } }, id, input) =>
        call(contract.update, { ...input, ...one(firmId, id) }),
    },
    bulk: [
      { action: 'archive', icon: 'archive', needs, tabs: ['active'] },
      { action: 'restore', icon: 'archive-restore', needs, tabs: ['archived'] },
    ],
    actions: [
      {
        intent: 'archive',
        icon: 'archive',
        isInMenu: true,
        needs,
        isOffered: ({ isArchived }) => !isArchived,
        act: ({ call, firm: { firmId } }, id, options) =>
          call(contract.archive, one(firmId, id), options),
      },
      {
        intent: 'restore',
        icon: 'archive-restore',
        needs,
        isOffered: ({ isArchived }) => isArchived,
        act: ({ call, firm: { firmId } }, id, options) =>
          call(contract.restore, one(firmId, id), options),
      },
    ],
  }
}
