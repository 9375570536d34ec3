import {
  LeadFormInput,
  type LeadFormListQuery,
  leadFormsContract,
} from '#contract/customers/lead-forms.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import type { RegisterSource } from '../../../register/describe.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { type LeadFormStored, leadFormsSearch, leadFormsTable } from './tables.ts'

export const leadFormList: RegisterSource<LeadFormListQuery> = {
  from: 'lead_forms',
  search: leadFormsSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { name: 'name collate nocase', updatedAt: 'updated_at' },
  filters: {},
}

const stored = rowOf(leadFormsTable)

/** Forms on which anybody becomes a lead. An archived one has no address. */
export const leadForms = defineRegister({
  kind: 'leadForm',
  contract: leadFormsContract,
  table: leadFormsTable,
  list: leadFormList,
  row: (raw, reader, firm) => toForm(reader, firm, stored(raw)),
  record: toForm,
  labelOf: ({ name }) => name,
  found: ({ name, intro, source }) => ({
    words: { name, intro },
    subtitle: source,
    text: intro,
  }),
  // As their page: for whoever reaches every lead.
  reach: { includes: () => true, within: () => undefined, needsAll: 'lead' },
  prepare: (_, __, input, before) => ({
    columns: { ...input, ...(!before && { publicSecret: newSecret() }) },
  }),
  history: (_, form) => LeadFormInput.parse(form),
})

/** The form of an address, unless it is archived. */
export function findFormBySecret({ sql }: Reader, secret: string) {
  const query = 'select * from lead_forms where public_secret = ? and is_archived = 0'
  const [row] = sql.exec(query, secret).toArray().map(stored)
  return row && { ...row, publicUntil: null }
}

function toForm(reader: Reader, { firmId }: FirmContext, form: LeadFormStored) {
  const query = 'select count(*) as count from lead_answers where form_id = ?'
  return {
    ...form,
    path: form.isArchived ? null : `/l/${publicToken(firmId, form.publicSecret)}`,
    count: reader.sql.exec<{ count: number }>(query, form.id).one().count,
  }
}
