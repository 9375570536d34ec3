import { maxAsked, orSilent } from '#app/modules/firm/firms/index.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requirePerson } from '#app/shell/session/session.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import type { FirmMembership } from '#contract/core/identity.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { type FirmQueue, firmQueueContract } from '#contract/reporting/firm-queue.ts'

/** A firm of a person with what waits there. */
export type QueuedFirm = Pick<FirmMembership, 'firmId' | 'legalName' | 'tradeName'> & {
  queue: FirmQueue | 'silent'
}

/** Asks each firm whose reports the person may see; the others are left out. */
export async function readQueues(args: Args): Promise<{ firms: QueuedFirm[]; notAsked: number }> {
  const { firms: all } = await requirePerson(args)
  const theirs = all.filter((firm) => isAllowed(firm, needsOf(firmQueueContract.get)))
  const asked = theirs.slice(0, maxAsked)
  const { call } = upstream(args)
  const firms = await Promise.all(
    asked.map(async ({ firmId, legalName, tradeName }) => ({
      firmId,
      legalName,
      tradeName,
      queue: await orSilent(call(firmQueueContract.get, { firmId })),
    })),
  )
  return { firms, notAsked: theirs.length - asked.length }
}
