import { loadSlot } from '#app/shell/frame/module-parts.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { AnswersPanel } from '#app/shell/records/answers-panel.tsx'
import { FollowUpsPanel } from '#app/shell/records/follow-ups-panel.tsx'
import { SequencesPanel } from '#app/shell/records/sequences-panel.tsx'
import { describeRegister } from '#app/shell/register/describe.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Status } from '#app/ui/index.ts'
import {
  type Lead,
  LeadInput,
  LeadListQuery,
  type LeadRow,
  leadsContract,
} from '#contract/customers/leads.ts'
import { leadActions, leadLinks } from './actions.ts'
import { leadColumns, leadFilters } from './columns.tsx'
import { LeadPanels } from './components/lead-panels.tsx'
import { leadSections } from './fields.ts'
import { leadHeads } from './import-heads.ts'
import { loadLeadExtra } from './load.ts'
import { discOf } from './state-disc.ts'

const plain = plainRegister({
  contract: leadsContract,
  query: LeadListQuery,
  input: LeadInput,
  one: (firmId, leadId) => ({ firmId, leadId }),
})

export const register = describeRegister({
  ...plain,
  name: 'leads',
  recordKind: 'lead',
  path: 'leads',
  idParam: 'leadId',
  tabs: ['open', 'converted', 'lost', 'archived'],
  columns: leadColumns,
  filters: leadFilters,
  nameOf: ({ label }: LeadRow | Lead) => label,
  load: loadLeadExtra,
  bulk: plain.bulk.map((one) =>
    one.action === 'archive' ? { ...one, tabs: ['open', 'lost'] } : one,
  ),
  hasImport: true,
  takesCards: true,
  fileFields: ['firstName', 'lastName', 'noMail'],
  importHeads: leadHeads,
  form: { input: LeadInput, sections: leadSections },
  isEditable: ({ state, mergedIntoId }) => state !== 'converted' && mergedIntoId === null,
  actions: [
    ...leadActions,
    ...plain.actions.filter(({ intent }) => intent === 'archive'),
    undoArchive(),
  ],
  links: leadLinks,
  sentenceOf: (lead, { format, t }) =>
    [
      lead.name && lead.company,
      lead.source && t('detail.from', { source: lead.source }),
      t('detail.since', { date: format.date(format.dateOfInstant(lead.createdAt), 'medium') }),
    ]
      .filter(Boolean)
      .join(' · '),
  Mark: LeadMark,
  loadPanels: loadLeadPanels,
  Panels: ({ record, panels }) => (
    <>
      <FollowUpsPanel shown={panels.followUps} />
      <SequencesPanel shown={panels.sequences} />
      <AnswersPanel shown={panels.answers} />
      <LeadPanels lead={record} />
    </>
  ),
})

async function loadLeadPanels(access: FirmAccess, { id }: Lead) {
  const [followUps, sequences, answers] = await Promise.all([
    loadSlot('record.followUps', access, { kind: 'lead', id }),
    loadSlot('record.sequences', access, { kind: 'lead', id }),
    loadSlot('lead.answers', access, { leadId: id }),
  ])
  return { followUps, sequences, answers }
}

/** One that was merged away comes back by undoing the merge. */
function undoArchive() {
  const [restore] = plain.actions.filter(({ intent }) => intent === 'restore')
  if (!restore) throw new Error('A plain register restores')
  return {
    ...restore,
    isOffered: ({ isArchived, mergedIntoId }: Lead) => isArchived && mergedIntoId === null,
  }
}

function LeadMark({ record }: { record: Lead }) {
  const t = useT('leads')
  return <Status {...discOf(record)}>{t(`state.${record.state}`)}</Status>
}
