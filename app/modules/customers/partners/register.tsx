import { useT } from '#app/shell/page-context.tsx'
import {
  type About,
  type Column,
  describeRegister,
  type RecordAction,
} from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn, stateColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Status } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/fields.ts'
import {
  partnersContract as contract,
  type Partner,
  PartnerInput,
  PartnerListQuery,
  type PartnerRow,
  type PartnerState,
  partnerStates,
  payoutWays,
} from '#contract/customers/partners.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { PartnerPanels } from './components/partner-panels.tsx'
import { broughtPath, payoutsPath, programmePath } from './paths.ts'
import { discOf } from './state-disc.ts'

type Extra = { language: Language }

const columns: Column<PartnerRow, Extra>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'company', kind: 'text', label: 'field.company', place: 'detail' },
  { name: 'email', kind: 'text', label: 'field.email', tone: 'soft' },
  { name: 'code', kind: 'text', label: 'field.code', isFileOnly: true },
  { name: 'coupon', kind: 'text', label: 'field.coupon', place: 'secondDetail' },
  { name: 'clicks', kind: 'number', label: 'list.clicks' },
  { name: 'customers', kind: 'number', label: 'list.customers', place: 'figure' },
  stateColumn(discOf),
  changedColumn,
]

const half = { isHalf: true, isOptional: true } as const

const sections: FormSection<Partner, Extra>[] = [
  {
    title: 'form.who',
    words: 'form.whoWords',
    fields: [
      { name: 'name', kind: 'text', maxLength: 120, isHalf: true },
      { ...half, name: 'company', kind: 'text', maxLength: 160 },
      { name: 'email', kind: 'email', isHalf: true },
      { name: 'language', kind: 'language', isHalf: true },
      { name: 'website', kind: 'text', maxLength: 300, isOptional: true },
    ],
  },
  {
    title: 'form.how',
    words: 'form.howWords',
    fields: [
      { ...half, name: 'code', kind: 'text', maxLength: 30, hint: 'form.codeHint' },
      { ...half, name: 'coupon', kind: 'text', maxLength: 30, hint: 'form.couponHint' },
    ],
  },
  {
    title: 'form.paid',
    words: 'form.paidWords',
    fields: [
      { name: 'payoutWay', kind: 'choice', choices: 'way', options: payoutWays },
      { name: 'chargesTax', kind: 'yesNo', isOptional: true, hint: 'form.taxHint' },
      {
        name: 'supplier',
        kind: 'text',
        maxLength: 160,
        isOptional: true,
        hint: 'form.supplierHint',
      },
      { name: 'notes', kind: 'textarea', maxLength: 4000, isOptional: true },
    ],
  },
]

const plain = plainRegister({
  contract,
  query: PartnerListQuery,
  input: PartnerInput,
  one: (firmId, partnerId) => ({ firmId, partnerId }),
})

type Step = 'approve' | 'decline' | 'block' | 'reinstate'

function step(
  intent: Step,
  icon: RecordAction<Partner>['icon'],
  from: readonly PartnerState[],
  how: Partial<RecordAction<Partner>> = {},
): RecordAction<Partner> {
  return {
    intent,
    icon,
    needs: needsOf(contract.step),
    isOffered: ({ state, isArchived }) => !isArchived && from.includes(state),
    act: ({ call, firm: { firmId } }, partnerId, options) =>
      call(contract.step, { firmId, partnerId, step: intent }, options),
    ...how,
  }
}

export const register = describeRegister({
  ...plain,
  name: 'partners',
  recordKind: 'partner',
  path: 'partners',
  idParam: 'partnerId',
  tabs: ['current', 'ended', 'archived'],
  columns,
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: 'list.state',
      choices: ({ t }) => partnerStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ],
  nameOf: ({ name }: PartnerRow | Partner) => name,
  load: loadExtra,
  form: {
    input: PartnerInput,
    sections,
    initial: ({ extra }: About<Extra>) => ({ language: extra.language, payoutWay: 'paymentRun' }),
  },
  actions: [
    step('approve', 'check', ['applied', 'declined'], { isMain: true }),
    step('decline', 'x', ['applied']),
    step('block', 'ban', ['approved'], { asksFirst: true, isDanger: true }),
    step('reinstate', 'rotate-ccw', ['blocked']),
    ...plain.actions,
  ],
  links: ({ id }, { firm }) => [
    { label: 'brought.open', icon: 'users', href: broughtPath(firm.firmId, id) },
    { label: 'payouts.open', icon: 'banknote', href: payoutsPath(firm.firmId), place: 'menu' },
    { label: 'programme.open', icon: 'settings', href: programmePath(firm.firmId), place: 'menu' },
  ],
  sentenceOf: ({ company, email, appliedAt }, { t, format }) =>
    [company, email, appliedAt && t('detail.applied', { date: format.dateOfInstant(appliedAt) })]
      .filter(Boolean)
      .join(' · '),
  Mark: PartnerMark,
  loadPanels: ({ call, firm: { firmId } }, { id }) =>
    call(contract.account, { firmId, partnerId: id }),
  Panels: ({ record, panels }) => <PartnerPanels partner={record} account={panels} />,
})

async function loadExtra({ call, firm: { firmId } }: FirmAccess): Promise<Extra> {
  const { language } = await call(firmsContract.get, { firmId })
  return { language }
}

function PartnerMark({ record }: { record: Partner }) {
  const t = useT('partners')
  return <Status {...discOf(record)}>{t(`state.${record.state}`)}</Status>
}
