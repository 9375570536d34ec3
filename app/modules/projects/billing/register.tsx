import {
  type About,
  type Choice,
  type Column,
  describeRegister,
  type Filter,
} from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn, notesColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { membersContract } from '#contract/firm/members.ts'
import {
  type HourlyRate,
  HourlyRateInput,
  HourlyRateListQuery,
  type HourlyRateRow,
  hourlyRatesContract,
  rateKinds,
} from '#contract/projects/hourly-rates.ts'

type Extra = { people: Choice[]; today: string }

const columns: Column<HourlyRateRow, Extra>[] = [
  {
    name: 'personId',
    kind: 'link',
    label: 'field.personId',
    place: 'name',
    value: ({ personId }, about) => personName(personId, about),
  },
  { name: 'kind', kind: 'choice', label: 'field.kind', choices: 'kind', place: 'detail' },
  {
    name: 'hourly',
    kind: 'price',
    label: 'field.hourly',
    place: 'figure',
    tone: 'strong',
    currency: ({ currency }) => currency,
  },
  { name: 'currency', kind: 'text', label: 'field.currency', tone: 'soft' },
  { name: 'validFrom', kind: 'date', label: 'field.validFrom', sort: 'validFrom', place: 'state' },
  notesColumn,
  changedColumn,
]

const filters: Filter<Extra>[] = [
  { kind: 'choice', name: 'kind', label: 'field.kind', choices: kinds },
  {
    kind: 'choice',
    name: 'personId',
    label: 'field.personId',
    choices: ({ extra }) => extra.people,
  },
]

const sections: FormSection<HourlyRate, Extra>[] = [
  {
    title: 'form.rate',
    words: 'form.rateWords',
    fields: [
      { name: 'kind', kind: 'select', options: kinds, isHalf: true },
      {
        name: 'personId',
        kind: 'select',
        isOptional: true,
        isHalf: true,
        options: ({ t, extra }) => [{ value: '', label: t('form.everybody') }, ...extra.people],
      },
      { name: 'hourly', kind: 'price', isHalf: true },
      { name: 'currency', kind: 'currency', isHalf: true },
      { name: 'validFrom', kind: 'date', isHalf: true },
      { name: 'notes', kind: 'textarea', maxLength: 2000, isOptional: true },
    ],
  },
]

async function load({ call, firm }: FirmAccess): Promise<Extra> {
  const people = await call(membersContract.listNames, { firmId: firm.firmId })
  return {
    people: people.map(({ userId, name }) => ({ value: userId, label: name })),
    today: todayIn(firm.timeZone),
  }
}

function kinds({ t }: About<Extra>): Choice[] {
  return rateKinds.map((value) => ({ value, label: t(`kind.${value}`) }))
}

function personName(personId: string, { t, extra }: About<Extra>): string {
  const known = extra.people.find(({ value }) => value === personId)
  return personId === '' ? t('form.everybody') : (known?.label ?? personId)
}

export const register = describeRegister({
  name: 'billing',
  recordKind: 'hourlyRate',
  path: 'hourly-rates',
  idParam: 'hourlyRateId',
  tabs: ['active', 'archived'],
  columns,
  filters,
  load,
  nameOf: ({ hourly, currency, validFrom }: HourlyRateRow | HourlyRate) =>
    `${hourly} ${currency}, ${validFrom}`,
  ...plainRegister({
    contract: hourlyRatesContract,
    query: HourlyRateListQuery,
    input: HourlyRateInput,
    one: (firmId, hourlyRateId) => ({ firmId, hourlyRateId }),
  }),
  form: {
    input: HourlyRateInput,
    sections,
    initial: ({ extra, firm }) => ({
      kind: 'price',
      currency: firm.baseCurrency,
      validFrom: extra.today,
    }),
  },
})
