import { useT } from '#app/shell/page-context.tsx'
import { type Column, describeRegister, type RecordAction } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn, stateColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Status, type StatusKind } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import {
  type Campaign,
  CampaignInput,
  CampaignListQuery,
  type CampaignRow,
  type CampaignState,
  campaignsContract as contract,
} from '#contract/customers/campaigns.ts'
import { segmentsContract } from '#contract/customers/segments.ts'
import { CampaignPanels } from './components/campaign-panels.tsx'
import { schedulePath } from './paths.ts'

type Extra = { segments: { value: string; label: string }[] }

const discs: Record<CampaignState, StatusKind> = {
  draft: 'draft',
  scheduled: 'sent',
  sending: 'sent',
  paused: 'overdue',
  sent: 'paid',
  cancelled: 'void',
}

const discOf = ({ state }: { state: CampaignState }) => ({ kind: discs[state] })

const columns: Column<CampaignRow, Extra>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'segmentName', kind: 'text', label: 'field.segmentId', place: 'detail' },
  { name: 'subject', kind: 'text', label: 'field.subject', tone: 'soft' },
  {
    name: 'startedAt',
    kind: 'instant',
    label: 'list.started',
    value: ({ startedAt, scheduledAt }) => startedAt ?? scheduledAt,
  },
  stateColumn(discOf),
  changedColumn,
]

const sections: FormSection<Campaign, Extra>[] = [
  {
    title: 'form.whom',
    words: 'form.whomWords',
    fields: [
      { name: 'name', kind: 'text', maxLength: 120 },
      { name: 'segmentId', kind: 'select', options: ({ extra }) => extra.segments },
      { name: 'needsConsent', kind: 'yesNo', isOptional: true, hint: 'form.consentHint' },
      { name: 'countsLinks', kind: 'yesNo', isOptional: true, hint: 'form.linksHint' },
    ],
    facts: ({ segmentName, needsConsent, countsLinks }, { t }) => [
      { term: t('field.segmentId'), value: segmentName },
      { term: t('field.needsConsent'), value: t(needsConsent ? 'form.yes' : 'form.no') },
      { term: t('field.countsLinks'), value: t(countsLinks ? 'form.yes' : 'form.no') },
    ],
  },
  {
    title: 'form.mail',
    words: 'form.mailWords',
    fields: [
      { name: 'subject', kind: 'text', maxLength: 200 },
      { name: 'text', kind: 'textarea', maxLength: 20_000 },
      { name: 'notes', kind: 'textarea', maxLength: 1000, isOptional: true },
    ],
  },
]

const plain = plainRegister({
  contract,
  query: CampaignListQuery,
  input: CampaignInput,
  one: (firmId, campaignId) => ({ firmId, campaignId }),
})

function step(
  intent: 'start' | 'pause' | 'resume' | 'cancel' | 'unschedule',
  icon: RecordAction<Campaign>['icon'],
  from: readonly CampaignState[],
  how: Partial<RecordAction<Campaign>> = {},
): RecordAction<Campaign> {
  return {
    intent,
    icon,
    needs: needsOf(contract.step),
    isOffered: ({ state, isArchived }) => !isArchived && from.includes(state),
    act: ({ call, firm: { firmId } }, campaignId, options) =>
      call(contract.step, { firmId, campaignId, step: intent }, options),
    ...how,
  }
}

export const register = describeRegister({
  ...plain,
  name: 'campaigns',
  recordKind: 'campaign',
  path: 'campaigns',
  idParam: 'campaignId',
  tabs: ['active', 'archived'],
  columns,
  nameOf: ({ name }: CampaignRow | Campaign) => name,
  load: loadExtra,
  form: { input: CampaignInput, sections, initial: () => ({ needsConsent: 'true' }) },
  isEditable: ({ state }) => state === 'draft',
  actions: [
    step('start', 'send', ['draft', 'scheduled'], { isMain: true, asksFirst: true }),
    step('unschedule', 'undo-2', ['scheduled']),
    step('pause', 'pause', ['sending'], { isMain: true }),
    step('resume', 'play', ['paused'], { isMain: true }),
    step('cancel', 'ban', ['sending', 'paused'], { asksFirst: true, isDanger: true }),
    ...plain.actions,
  ],
  links: ({ id, state, isArchived }, { firm }) =>
    state === 'draft' && !isArchived
      ? [{ label: 'detail.schedule', icon: 'clock', href: schedulePath(firm.firmId, id) }]
      : [],
  sentenceOf: ({ segmentName, state, scheduledAt, startedAt }, { t, format }) =>
    [
      segmentName,
      state === 'scheduled' &&
        scheduledAt &&
        t('detail.scheduled', { when: format.dateTime(scheduledAt) }),
      startedAt && t('detail.started', { when: format.dateTime(startedAt) }),
    ]
      .filter(Boolean)
      .join(' · '),
  Mark: CampaignMark,
  Panels: ({ record }) => <CampaignPanels campaign={record} />,
})

async function loadExtra({ call, firm: { firmId } }: FirmAccess): Promise<Extra> {
  const { rows } = await call(segmentsContract.rows, { firmId })
  return { segments: rows.map(({ id, name }) => ({ value: id, label: name })) }
}

function CampaignMark({ record }: { record: Campaign }) {
  const t = useT('campaigns')
  return <Status {...discOf(record)}>{t(`state.${record.state}`)}</Status>
}
