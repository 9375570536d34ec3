import { takeBackAction } from '#app/shell/documents/detail/take-back-action.ts'
import { useT } from '#app/shell/page-context.tsx'
import { rateOptions } from '#app/shell/rate-options.ts'
import {
  type About,
  type Column,
  describeRegister,
  type Filter,
} from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { stateColumn } from '#app/shell/register/usual-columns.ts'
import { Status, type StatusKind } from '#app/ui/index.ts'
import {
  openingItemsContract as contract,
  type OpeningItem,
  OpeningItemInput,
  OpeningItemListQuery,
  type OpeningItemRow,
  type OpeningItemState,
  OpeningRole,
} from '#contract/books/opening-items.ts'
import { settlementContract } from '#contract/books/settlement.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { loadOpeningChoices, type OpeningChoices } from './choices.ts'
import { OpeningSettlements } from './components/opening-settlements.tsx'
import { openingHeads } from './import-heads.ts'
import { openingItemPath } from './paths.ts'

const columns: Column<OpeningItemRow, OpeningChoices>[] = [
  { name: 'number', kind: 'link', label: 'field.number', sort: 'number', place: 'name' },
  { name: 'partyName', kind: 'text', label: 'field.party', sort: 'party', place: 'detail' },
  {
    name: 'partyRole',
    kind: 'choice',
    choices: 'partyRole',
    label: 'field.partyRole',
    tone: 'soft',
  },
  { name: 'date', kind: 'date', label: 'field.date', sort: 'date' },
  { name: 'dueDate', kind: 'date', label: 'field.dueDate', sort: 'dueDate', place: 'secondDetail' },
  { name: 'currency', kind: 'text', label: 'field.currency', isFileOnly: true },
  {
    name: 'amount',
    kind: 'money',
    label: 'list.amount',
    currency: ({ currency }) => currency,
    hasSign: true,
  },
  {
    name: 'due',
    kind: 'money',
    label: 'list.due',
    place: 'figure',
    tone: 'strong',
    currency: ({ currency }) => currency,
    hasSign: true,
  },
  stateColumn(({ state }) => ({ kind: discs[state] })),
]

const discs: Record<OpeningItemState, StatusKind> = {
  open: 'sent',
  settled: 'paid',
  undone: 'void',
}

const filters: Filter<OpeningChoices>[] = [
  {
    kind: 'choice',
    name: 'partyRole',
    label: 'field.partyRole',
    choices: ({ t }) =>
      OpeningRole.options.map((value) => ({ value, label: t(`partyRole.${value}`) })),
  },
]

const sections: FormSection<OpeningItem, OpeningChoices>[] = [
  {
    title: 'form.whose',
    words: 'form.whoseWords',
    fields: [
      {
        name: 'partyRole',
        kind: 'choice',
        choices: 'partyRole',
        options: OpeningRole.options,
      },
      { name: 'party', kind: 'text', maxLength: 160, hint: 'form.partyHint' },
    ],
    facts: (item, { t }) => [
      { term: t('field.partyRole'), value: t(`partyRole.${item.partyRole}`) },
      { term: t('field.party'), value: item.partyName },
    ],
  },
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      { name: 'number', kind: 'text', maxLength: 60 },
      { name: 'date', kind: 'date', isHalf: true },
      { name: 'dueDate', kind: 'date', isHalf: true, isOptional: true },
      { name: 'amount', kind: 'decimal', isHalf: true, hint: 'form.amountHint' },
      { name: 'currency', kind: 'currency', isHalf: true },
      { name: 'exchangeRate', kind: 'decimal', isOptional: true, hint: 'form.rateHint' },
      {
        name: 'taxCode',
        kind: 'select',
        isOptional: true,
        hint: 'form.taxHint',
        isShown: ({ extra }) => extra.rates.length > 0,
        options: ({ t, language, extra }) => [
          { value: '', label: t('form.noTax') },
          ...rateOptions(extra.rates, language),
        ],
      },
    ],
    facts: factsOf,
  },
]

function factsOf(item: OpeningItem, { t, format, firm, language, extra }: About<OpeningChoices>) {
  const { amount, amountBase, due, currency } = item
  const isForeign = currency !== firm.baseCurrency
  return [
    { term: t('field.number'), value: item.number },
    { term: t('field.date'), value: format.date(item.date) },
    { term: t('field.dueDate'), value: format.date(item.dueDate) },
    { term: t('field.amount'), value: format.money(amount, currency) },
    {
      term: t('detail.inBase'),
      value: isForeign ? format.money(amountBase, firm.baseCurrency) : '',
    },
    { term: t('list.due'), value: format.money(due, currency) },
    {
      term: t('field.taxCode'),
      value: extra.rates.find(({ code }) => code === item.taxCode)?.name[language] ?? item.taxCode,
    },
    { term: t('detail.bookedDate'), value: format.date(item.bookedDate) },
  ]
}

export const register = describeRegister({
  name: 'opening-items',
  recordKind: 'openingItem',
  path: 'opening-items',
  idParam: 'openingItemId',
  query: OpeningItemListQuery,
  tabs: ['open', 'settled', 'undone', 'all'],
  columns,
  filters,
  nameOf: (item: OpeningItemRow | OpeningItem) => `${item.number} ${item.partyName}`,
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(contract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(contract.rows, { ...query, firmId }),
    get: ({ call, firm: { firmId } }, openingItemId) =>
      call(contract.get, { firmId, openingItemId }),
    create: ({ call, firm: { firmId } }, input, options) =>
      call(contract.create, { ...input, firmId }, options),
  },
  load: loadOpeningChoices,
  hasImport: true,
  importHeads: openingHeads,
  form: {
    input: OpeningItemInput,
    sections,
    initial: ({ firm }) => ({ partyRole: 'customer', currency: firm.baseCurrency }),
  },
  isEditable: () => false,
  actions: [
    {
      intent: 'undo',
      icon: 'undo-2',
      needs: needsOf(contract.undo),
      asksFirst: true,
      isDanger: true,
      isOffered: ({ state, due, amount }) => state === 'open' && due === amount,
      act: ({ call, firm: { firmId } }, openingItemId, options) =>
        call(contract.undo, { firmId, openingItemId }, options),
    },
    takeBackAction<OpeningItem>(),
  ],
  links: ({ id, partyId, partyRole, state, amount }, { firm: { firmId }, can }) => {
    if (state !== 'open') return []
    const mayWriteOff = can(needsOf(settlementContract.writeOffOpeningItem))
    const writeOff = {
      label: 'detail.writeOff',
      icon: 'ban',
      href: `${openingItemPath(firmId, id)}/write-off`,
      place: 'menu',
    } as const
    const more = mayWriteOff ? [writeOff] : []
    if (amount < 0) return more
    const isCustomer = partyRole === 'customer'
    const href = isCustomer
      ? `/firms/${firmId}/payments/new?customer=${partyId}`
      : `${openingItemPath(firmId, id)}/pay`
    const label = isCustomer ? 'detail.receive' : 'detail.pay'
    return [...more, { label, icon: 'banknote', href, place: 'main' }]
  },
  sentenceOf: ({ state, bookedDate }, { t, format }) =>
    state === 'undone'
      ? t('detail.isUndone')
      : t('detail.sentence', { date: format.date(bookedDate, 'long') }),
  Mark: StateMark,
  Panels: OpeningSettlements,
})

function StateMark({ record: { state } }: { record: OpeningItem }) {
  const t = useT('opening-items')
  return <Status kind={discs[state]}>{t(`state.${state}`)}</Status>
}
