import { type About, type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import type { Language } from '#contract/core/fields.ts'
import {
  type LeadForm,
  LeadFormInput,
  LeadFormListQuery,
  type LeadFormRow,
  leadFormFields,
  leadFormsContract,
} from '#contract/customers/lead-forms.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { membersContract } from '#contract/firm/members.ts'
import { FormAddress } from './components/form-address.tsx'

type FormExtra = { owners: { userId: string; name: string }[]; language: Language }

const columns: Column<LeadFormRow, FormExtra>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'source', kind: 'text', label: 'field.source', place: 'detail' },
  { name: 'campaign', kind: 'text', label: 'field.campaign' },
  { name: 'count', kind: 'number', label: 'list.count', place: 'figure' },
  { name: 'path', kind: 'text', label: 'list.path', isFileOnly: true },
  { name: 'updatedAt', kind: 'instant', label: 'list.changed', sort: 'updatedAt', place: 'state' },
]

const half = { isHalf: true, isOptional: true } as const

const sections: FormSection<LeadForm, FormExtra>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      { name: 'name', kind: 'text', maxLength: 120 },
      { name: 'intro', kind: 'textarea', maxLength: 2000, isOptional: true },
      {
        name: 'thanks',
        kind: 'textarea',
        maxLength: 1000,
        isOptional: true,
        hint: 'form.thanksHint',
      },
      { name: 'language', kind: 'language', isHalf: true },
      { name: 'asks', kind: 'checks', choices: 'asks', options: leadFormFields, isOptional: true },
      { name: 'asksNewsletter', kind: 'yesNo', isOptional: true, hint: 'form.newsletterHint' },
    ],
  },
  {
    title: 'form.leads',
    words: 'form.leadsWords',
    fields: [
      { ...half, name: 'source', kind: 'text', maxLength: 100 },
      { ...half, name: 'campaign', kind: 'text', maxLength: 100 },
      {
        name: 'ownerIds',
        kind: 'checks',
        isOptional: true,
        choicesOf: ({ extra }) =>
          extra.owners.map(({ userId, name }) => ({ value: userId, label: name })),
      },
    ],
    facts: ({ source, campaign, ownerIds }, { t, extra }) => [
      ...(source ? [{ term: t('field.source'), value: source }] : []),
      ...(campaign ? [{ term: t('field.campaign'), value: campaign }] : []),
      {
        term: t('field.ownerIds'),
        value:
          extra.owners
            .filter(({ userId }) => ownerIds.includes(userId))
            .map(({ name }) => name)
            .join(', ') || t('form.nobody'),
      },
    ],
  },
]

async function load({ call, firm: { firmId } }: FirmAccess): Promise<FormExtra> {
  const [owners, { language }] = await Promise.all([
    call(membersContract.listNames, { firmId }),
    call(firmsContract.get, { firmId }),
  ])
  return { owners, language }
}

export const register = describeRegister({
  name: 'lead-forms',
  recordKind: 'leadForm',
  path: 'lead-forms',
  idParam: 'leadFormId',
  tabs: ['active', 'archived'],
  columns,
  nameOf: ({ name }: LeadFormRow | LeadForm) => name,
  load,
  ...plainRegister({
    contract: leadFormsContract,
    query: LeadFormListQuery,
    input: LeadFormInput,
    one: (firmId, leadFormId) => ({ firmId, leadFormId }),
  }),
  form: {
    input: LeadFormInput,
    sections,
    initial: ({ extra }: About<FormExtra>) => ({ language: extra.language, asks: ['phone'] }),
  },
  Panels: ({ record }) => <FormAddress path={record.path} name={record.name} />,
})
