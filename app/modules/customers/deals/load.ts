import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type PipelineChoice, pipelinesContract } from '#contract/customers/pipelines.ts'
import { membersContract } from '#contract/firm/members.ts'
import { partiesContract } from '#contract/firm/parties.ts'

/** What the descriptions of deals need beside the rows. */
export type DealExtra = {
  owners: { userId: string; name: string }[]
  pipelines: PipelineChoice[]
  /** Names of customers, for a form. */
  customers: string[]
}

const maxNames = 200

export async function loadDealExtra(
  { call, can, firm: { firmId } }: FirmAccess,
  page: 'list' | 'record' | 'form',
): Promise<DealExtra> {
  const [owners, pipelines, parties] = await Promise.all([
    call(membersContract.listNames, { firmId }),
    call(pipelinesContract.choices, { firmId }),
    page === 'form' && can('party:view')
      ? call(partiesContract.list, { firmId, role: 'customer', size: maxNames })
      : undefined,
  ])
  return { owners, pipelines, customers: parties?.rows.map(({ name }) => name) ?? [] }
}
