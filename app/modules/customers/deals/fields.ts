import type { About, Choice } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { customersFound } from '#app/shell/register/parties-found.ts'
import type { Deal } from '#contract/customers/deals.ts'
import type { DealExtra } from './load.ts'

const half = { isHalf: true, isOptional: true } as const

/** What is asked about a deal. */
export const dealSections: FormSection<Deal, DealExtra>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      { name: 'title', kind: 'text', maxLength: 160, autoComplete: 'off' },
      {
        name: 'customerName',
        kind: 'suggest',
        maxLength: 160,
        isOptional: true,
        hint: 'form.customerHint',
        options: ({ extra }) => extra.customers,
        search: customersFound,
      },
      { ...half, name: 'value', kind: 'price' },
      { name: 'currency', kind: 'currency', isHalf: true },
    ],
    facts: (deal, { t, format }) => [
      ...(deal.customerName ? [{ term: t('field.customerName'), value: deal.customerName }] : []),
      { term: t('field.value'), value: format.money(deal.amount, deal.currency) },
    ],
  },
  {
    title: 'form.when',
    words: 'form.whenWords',
    fields: [
      { name: 'stageId', kind: 'select', isHalf: true, options: stagesOf },
      { ...half, name: 'expectedDate', kind: 'date' },
      { ...half, name: 'ownerId', kind: 'select', options: ownersOf },
      { ...half, name: 'nextDate', kind: 'date' },
      { name: 'nextStep', kind: 'text', maxLength: 200, isOptional: true },
    ],
    facts: (deal, { t, format }) => [
      { term: t('field.stageId'), value: `${deal.pipelineName} · ${deal.stageName}` },
      { term: t('field.probability'), value: `${format.number(Number(deal.probability))} %` },
      ...(deal.expectedDate
        ? [{ term: t('field.expectedDate'), value: format.date(deal.expectedDate) }]
        : []),
      { term: t('field.ownerId'), value: deal.ownerName || t('list.noOwner') },
      ...(deal.nextStep ? [{ term: t('field.nextStep'), value: deal.nextStep }] : []),
      ...(deal.nextDate ? [{ term: t('field.nextDate'), value: format.date(deal.nextDate) }] : []),
    ],
  },
  {
    title: 'form.more',
    words: 'form.moreWords',
    fields: [
      { ...half, name: 'source', kind: 'text', maxLength: 100 },
      { ...half, name: 'tags', kind: 'tags', maxLength: 800, hint: 'form.commaHint' },
      { name: 'notes', kind: 'textarea', maxLength: 4000, isOptional: true },
    ],
  },
]

/** Every stage of every pipeline; the pipeline's name stands before it where there are several. */
export function stagesOf({ extra: { pipelines } }: About<DealExtra>): Choice[] {
  return pipelines.flatMap((pipeline) =>
    pipeline.stages.map(({ id, name }) => ({
      value: id,
      label: pipelines.length > 1 ? `${pipeline.name} · ${name}` : name,
    })),
  )
}

/** Nobody, or one of the members. */
function ownersOf({ t, extra }: About<DealExtra>): Choice[] {
  return [
    { value: '', label: t('list.noOwner') },
    ...extra.owners.map(({ userId, name }) => ({ value: userId, label: name })),
  ]
}

/** What a new deal begins with. */
export function newDeal({ firm, extra }: About<DealExtra>) {
  return { currency: firm.baseCurrency, stageId: extra.pipelines[0]?.stages[0]?.id ?? '' }
}
