import { type AnyContractProcedure, oc } from '@orpc/contract'
import { isPermission, type Permission } from './roles.ts'

/**
 * Who may call an endpoint: anybody, any signed-in user, an administrator of the platform,
 * or a member of the firm in the path whose role holds the permission.
 */
export type Access = 'public' | 'session' | 'administrator' | Permission

export type EndpointMeta = {
  needs: Access
  /** Takes long to make: it waits for its turn, and each caller gets few of them in a minute. */
  isHeavy?: boolean
  /** Changes no record though it is a POST: it is done as well for a firm that is about to be deleted. */
  isReading?: boolean
  /**
   * Keeps by itself to the records that the caller's role reaches. Without it, an endpoint that names
   * no record in its path refuses whoever reaches but a part of them.
   */
  isScoped?: boolean
  /**
   * Names parties and documents of everybody, and can leave none of them out: the journal, what banks
   * say. It refuses whoever reaches but a part of anything.
   */
  isOfAll?: boolean
  /**
   * Offered to assistants (MCP), with the summary of its route: it only reads, or it makes something
   * that posts and pays nothing and goes to nobody outside, but for the firm's own webhooks and feeds,
   * until a person goes on with it.
   */
  tool?: 'reads' | 'drafts'
}

/** Starts the description of an endpoint. `.meta({ needs })` is what gateway and tests read. */
export const endpoint = oc.$meta<EndpointMeta>({ needs: 'session' })

/**
 * The permission that an endpoint of a firm asks for, so that a button asks for nothing else.
 * @throws for an endpoint that is not a firm's own
 */
export function needsOf(procedure: AnyContractProcedure): Permission {
  const { needs }: Partial<EndpointMeta> = procedure['~orpc'].meta
  if (needs === undefined || !isPermission(needs))
    throw new Error(`Asks for no permission: ${needs}`)
  return needs
}
