import type { Context } from 'hono'
import { addressOf } from './admit.ts'
import type { Gateway } from './gateway.ts'

/** Who a call is counted by: the person, or the address where nobody is signed in. */
export function callerOf(c: Context<Gateway>): string {
  const id = c.get('identity')?.user.id
  return id ? `person ${id}` : `address ${addressOf(c)}`
}
