import type { AnyContractRouter } from '@orpc/contract'
import { implement as implementContract } from '@orpc/server'
import type { EndpointMeta } from '#contract/core/endpoint.ts'
import { AppError, forbiddenWithout } from '#contract/core/errors.ts'
import { isAllowed, isPermission } from '#contract/core/roles.ts'
import type { Env } from '../core/env.ts'
import type { Expand } from '../core/expand/expand-answer.ts'
import { validation } from '../core/validation.ts'
import type { FirmContext, Store } from './store.ts'

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

/** @throws AppError not_found for a stranger, forbidden for a member without the permission */
export function requireAccess(meta: Partial<EndpointMeta>, { actor }: FirmContext): void {
  const needs = meta.needs ?? 'session'
  if (needs === 'public') return
  if (!actor.role) throw new AppError('not_found', 'No such thing')
  if (needs === 'session') return
  if (isPermission(needs) && isAllowed(actor, needs)) return
  throw forbiddenWithout(needs)
}
