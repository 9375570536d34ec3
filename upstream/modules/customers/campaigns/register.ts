import { conflictOf, invalidField } from '#contract/core/errors.ts'
import {
  CampaignInput,
  type CampaignListQuery,
  type CampaignRow,
  campaignsContract,
} from '#contract/customers/campaigns.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import type { RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { type Raw, rowOf } from '../../../register/stored-rows.ts'
import { listMessages } from '../../firm/outbound/index.ts'
import { segments } from '../segments/index.ts'
import { resultsOfLinks } from './link-counts.ts'
import { resultsOf } from './results.ts'
import { type CampaignStored, campaignsSearch, campaignsTable } from './tables.ts'

export const campaignList: RegisterSource<CampaignListQuery> = {
  from: 'campaigns',
  search: campaignsSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { updatedAt: 'updated_at', name: 'name collate nocase' },
  filters: {},
}

const stored = rowOf(campaignsTable)

export const campaigns = defineRegister({
  kind: 'campaign',
  contract: campaignsContract,
  table: campaignsTable,
  list: campaignList,
  row: toRow,
  record: (reader, _, row) => {
    const mails = listMessages(reader, { kind: 'campaign', id: row.id })
    return {
      ...row,
      segmentName: segmentName(reader, row),
      ...resultsOf(reader, row.id, mails),
      links: resultsOfLinks(reader, row, mails),
    }
  },
  labelOf: ({ name }) => name,
  found: ({ name, subject }) => ({ words: { name, subject }, subtitle: subject, text: subject }),
  reach: { includes: () => true, within: () => undefined, needsAll: 'party' },
  prepare,
  history: (_, campaign) => ({ ...CampaignInput.parse(campaign), state: campaign.state }),
})

/** @throws AppError invalid at `segmentId` for one that is not there; conflict once it has begun */
function prepare(
  writer: Writer,
  _: FirmContext,
  input: CampaignInput,
  before?: CampaignStored,
): Prepared {
  if (before?.state === 'scheduled') throw conflictOf('campaignScheduled')
  if (before && before.state !== 'draft') throw conflictOf('campaignBegun')
  const segment = segments.find(writer, input.segmentId)
  if (!segment || segment.isArchived) throw invalidField('segmentId', 'unknownSegment')
  const begun = {
    state: 'draft',
    segmentVersion: null,
    scheduledAt: null,
    startedAt: null,
    finishedAt: null,
  }
  return { columns: { ...input, ...(!before && begun) } }
}

function toRow(raw: Raw, reader: Reader): CampaignRow {
  const row = stored(raw)
  return { ...row, segmentName: segmentName(reader, row) }
}

function segmentName(reader: Reader, { segmentId }: Pick<CampaignStored, 'segmentId'>): string {
  return segments.find(reader, segmentId)?.name ?? ''
}
