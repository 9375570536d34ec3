import { loadSlot } from '#app/shell/frame/module-parts.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { FollowUpsPanel } from '#app/shell/records/follow-ups-panel.tsx'
import { SequencesPanel } from '#app/shell/records/sequences-panel.tsx'
import { describeRegister, type RecordAction } from '#app/shell/register/describe.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { Status } from '#app/ui/index.ts'
import {
  type Deal,
  DealInput,
  DealListQuery,
  type DealRow,
  dealsContract,
} from '#contract/customers/deals.ts'
import { dealColumns, dealFilters } from './columns.ts'
import { DealPanels } from './components/deal-panels.tsx'
import { dealSections, newDeal } from './fields.ts'
import { loadDealExtra } from './load.ts'
import { loseDealPath, quoteEditPath } from './paths.ts'
import { pipelineRegister } from './pipelines.ts'
import { discOf } from './state-disc.ts'

const plain = plainRegister({
  contract: dealsContract,
  query: DealListQuery,
  input: DealInput,
  one: (firmId, dealId) => ({ firmId, dealId }),
})

const isOpen = ({ state, isArchived }: Deal) => state === 'open' && !isArchived

const steps: RecordAction<Deal>[] = [
  {
    intent: 'quote',
    icon: 'file-text',
    needs: 'quote:edit',
    isOffered: (deal) => isOpen(deal) && deal.partyId !== null,
    leadsTo: (firmId, result) => quoteEditPath(firmId, quoteIdIn(result)),
    act: ({ call, firm: { firmId } }, dealId, options) =>
      call(dealsContract.quote, { firmId, dealId }, options),
  },
  {
    intent: 'win',
    icon: 'circle-check',
    needs: 'deal:edit',
    isMain: true,
    isOffered: isOpen,
    act: ({ call, firm: { firmId } }, dealId, options, { version = 0 }) =>
      call(dealsContract.end, { firmId, dealId, state: 'won', reason: '', version }, options),
  },
  {
    intent: 'reopen',
    icon: 'rotate-ccw',
    needs: 'deal:edit',
    isOffered: ({ state, isArchived }) => state !== 'open' && !isArchived,
    act: ({ call, firm: { firmId } }, dealId, options) =>
      call(dealsContract.reopen, { firmId, dealId }, options),
  },
]

function quoteIdIn(result: unknown): string {
  const id = typeof result === 'object' && result !== null && Reflect.get(result, 'quoteId')
  return typeof id === 'string' ? id : ''
}

const dealRegister = describeRegister({
  ...plain,
  name: 'deals',
  recordKind: 'deal',
  path: 'deals',
  idParam: 'dealId',
  tabs: ['open', 'won', 'lost', 'archived'],
  columns: dealColumns,
  filters: dealFilters,
  nameOf: ({ title }: DealRow | Deal) => title,
  load: loadDealExtra,
  bulk: plain.bulk.map((one) =>
    one.action === 'archive' ? { ...one, tabs: ['open', 'won', 'lost'] } : one,
  ),
  hasImport: true,
  form: { input: DealInput, sections: dealSections, initial: newDeal },
  isEditable: ({ state }) => state === 'open',
  actions: [...steps, ...plain.actions],
  links: (deal, { firm, can }) =>
    isOpen(deal) && can('deal:edit')
      ? [
          {
            label: 'detail.lose',
            icon: 'circle-x',
            href: loseDealPath(firm.firmId, deal.id),
            place: 'menu',
          },
        ]
      : [],
  sentenceOf: (deal, { format, t }) =>
    [
      deal.customerName,
      format.money(deal.amount, deal.currency),
      deal.closedDate
        ? t(`detail.${deal.state}On`, { date: format.date(deal.closedDate) })
        : deal.stageName,
    ]
      .filter(Boolean)
      .join(' · '),
  Mark: DealMark,
  loadPanels: async (access, { id }) => {
    const about = { kind: 'deal', id } as const
    const [followUps, sequences] = await Promise.all([
      loadSlot('record.followUps', access, about),
      loadSlot('record.sequences', access, about),
    ])
    return { followUps, sequences }
  },
  Panels: ({ record, panels }) => (
    <>
      <FollowUpsPanel shown={panels.followUps} />
      <SequencesPanel shown={panels.sequences} />
      <DealPanels deal={record} />
    </>
  ),
})

function DealMark({ record }: { record: Deal }) {
  const t = useT('deals')
  return <Status {...discOf(record)}>{t(`state.${record.state}`)}</Status>
}

/** Deals, and the pipelines that they go through. */
export const registers = [dealRegister, pipelineRegister]
