import { findPlan } from '#contract/core/plans.ts'
import type { Args } from '../load-context.ts'
import { isSecureRequest } from './signed-cookie.server.ts'

const name = 'planId'

/** The plan somebody chose before they registered, if there is such; gone with the browser. */
export function readPlan({ request }: Pick<Args, 'request'>): string {
  const header = request.headers.get('cookie') ?? ''
  return findPlan(/(?:^|;\s*)planId=([\w-]{1,40})(?:;|$)/.exec(header)?.[1])?.id ?? ''
}

/** Keeps the chosen plan until the person has an account; empty forgets it. */
export function keepPlan({ request, context }: Args, planId: string): void {
  const isSecure = isSecureRequest(context.env, request.url)
  const end = planId === '' ? '; Max-Age=0' : ''
  context.cookies ??= []
  context.cookies.push(
    `${name}=${planId}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${end}`,
  )
}

/** Takes the plan away at the start of the signed-in part, as the specification has it. */
export function forgetPlan(args: Args): void {
  if (args.request.headers.get('cookie')?.includes(`${name}=`)) keepPlan(args, '')
}
