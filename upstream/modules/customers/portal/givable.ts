import { invalidField } from '#contract/core/errors.ts'
import { isAllowed, type ScopedEntity } from '#contract/core/roles.ts'
import { type PortalRight, portalRightNeeds } from '#contract/customers/portal-contacts.ts'
import type { Actor } from '../../../firm/actor.ts'
import { reachOf } from '../../../firm/reach.ts'

/** The portal shows these records of a customer whoever made them: the giver must reach them all. */
const shownWhole: Partial<Record<PortalRight, readonly ScopedEntity[]>> = {
  quotes: ['quote'],
  invoices: ['invoice', 'payment'],
  partner: ['invoice'],
}

/** Refuses rights to what the giver does not see themselves. @throws AppError invalid at `rights` */
export function requireGivable(actor: Actor, given: readonly PortalRight[]): void {
  const isGivable = given.every((right) => {
    const reachesAll = (shownWhole[right] ?? []).every((entity) => !reachOf(actor, entity))
    return reachesAll && isAllowed(actor, portalRightNeeds[right])
  })
  if (!isGivable) throw invalidField('rights', 'forbidden')
}
