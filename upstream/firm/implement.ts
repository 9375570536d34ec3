import {
  type AnyContractRouter,
  type ContractProcedure,
  type InferSchemaInput,
  type InferSchemaOutput,
  isContractProcedure,
} from '@orpc/contract'
import { type AnyRouter, implement as implementContract } from '@orpc/server'
import type { EndpointMeta } from '#contract/core/endpoint.ts'
import { AppError, forbiddenWithout, invariant } from '#contract/core/errors.ts'
import { isAllowed, isPermission } from '#contract/core/roles.ts'
import type { Env } from '../core/env.ts'
import type { Expand } from '../core/expand/expand-answer.ts'
import { validation } from '../core/validation.ts'
import { without } from '../core/without.ts'
import type { FirmContext, Reader, Store, Writer } from './store.ts'

/** What each handler of a firm's module is given as `context`. */
export type HandlerContext = {
  store: Store
  firm: FirmContext
  env: Env
  /** Goes on after the answer; for what must not hold it up. */
  defer: (work: Promise<unknown>) => void
  /** What the answer is asked to bring along; a call without `expand` has none. */
  expand?: Expand
  /** Headers of the answer. */
  resHeaders?: Headers
  /** What is sent in place of the file that the handler gives: `asStream` puts it there. */
  sent?: { body?: ReadableStream<Uint8Array> }
}

/** What a firm's object gives every request. */
export type RequestServices = Pick<HandlerContext, 'store' | 'env' | 'defer'> & {
  firmId: string
}

/**
 * Binds a contract to handlers: `const os = implement(itemsContract)`, then
 * `os.list.handler(({ input, context }) => …)`. Who may call stands in the contract's `needs`
 * and is checked before any handler runs.
 */
export function implement<Router extends AnyContractRouter>(contract: Router) {
  return implementContract(contract).$config(validation).$context<HandlerContext>()
}

/** What is done when an endpoint is called: `input` is what the contract makes of what was sent. */
export type Handler<Input, Output> = (call: {
  context: HandlerContext
  input: Input
}) => Output | Promise<Output>

/** A handler for each endpoint of a contract, under its name. */
type Handlers<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends ContractProcedure<
    infer Input,
    infer Output,
    infer _Errors,
    infer _Meta
  >
    ? Handler<InferSchemaOutput<Input>, InferSchemaInput<Output>>
    : Handlers<Contract[Name]>
}

/**
 * Binds a contract to a handler for each of its endpoints, as `implement` does one by one:
 * `answer(itemsContract, { list: read(listItems), create: write(createItem), … })`.
 */
export function answer<Contract extends Record<string, AnyContractRouter>>(
  contract: Contract,
  handlers: Handlers<Contract>,
): AnyRouter {
  return bind(contract, handlers)
}

type AnyHandler = (call: { context: HandlerContext; input: unknown }) => unknown

function bind(contract: AnyContractRouter, handler: unknown): AnyRouter {
  if (isContractProcedure(contract)) {
    invariant(isHandler(handler), 'An endpoint without a handler')
    return implement(contract).handler(handler)
  }
  const handlers = new Map(Object.entries(Object(handler)))
  return Object.fromEntries(
    Object.entries(contract).map(([name, part]) => [name, bind(part, handlers.get(name))]),
  )
}

function isHandler(value: unknown): value is AnyHandler {
  return typeof value === 'function'
}

/** The handler of an endpoint that only reads: `rule` is given what was sent without the firm’s id. */
export function read<Input extends object, Output>(
  rule: (reader: Reader, firm: FirmContext, input: Omit<Input, 'firmId'>) => Output,
): Handler<Input, Output> {
  return ({ context: { store, firm }, input }) => rule(store.reader, firm, without(input, 'firmId'))
}

/** The handler of an endpoint whose `rule` writes, in one transaction. As `read`. */
export function write<Input extends object, Output>(
  rule: (writer: Writer, firm: FirmContext, input: Omit<Input, 'firmId'>) => Output,
): Handler<Input, Output> {
  return ({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => rule(writer, firm, without(input, 'firmId')))
}

/** @throws AppError not_found for a stranger, forbidden for a member without the permission */
export function requireAccess(meta: Partial<EndpointMeta>, { actor }: FirmContext): void {
  const needs = meta.needs ?? 'session'
  if (needs === 'public') return
  if (!actor.role) throw new AppError('not_found', 'Not found')
  if (needs === 'session') return
  if (isPermission(needs) && isAllowed(actor, needs)) return
  throw forbiddenWithout(needs)
}
