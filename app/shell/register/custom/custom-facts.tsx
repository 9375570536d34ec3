import type { TypedTree } from '../../form/form-tree.ts'
import type { About, AnyItem, AnyRegister } from '../describe.ts'
import { RecordFacts } from '../record-facts.tsx'
import { customFieldsIn } from './custom-extra.ts'

type CustomFactsProps = {
  register: AnyRegister
  record: AnyItem
  values: TypedTree
  about: About<unknown>
}

/** What a record holds in the fields that the firm added, for a page that writes its own facts. */
export function CustomFacts({ register, record, values, about }: CustomFactsProps) {
  const { fields = [] } = customFieldsIn(about.extra) ?? {}
  const held = 'custom' in record && typeof record.custom === 'object' ? record.custom : null
  const names = new Set(Object.keys(held ?? {}))
  if (!register.form || !fields.some(({ key }) => names.has(key))) return null
  const bare = { ...register, form: { ...register.form, sections: [] } }
  return <RecordFacts register={bare} record={record} values={values} about={about} />
}
