import type { ReactNode } from 'react'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import { setAt, type TypedTree } from '../../form/form-tree.ts'
import { useAbout } from '../about.ts'
import { factOf } from '../record-facts.tsx'
import { type CustomFields, withCustomFields } from './custom-extra.ts'
import { customLiterals, customSection } from './custom-fields.ts'
import { shownCustom } from './typed-custom.ts'

/**
 * What a record holds in the fields that the firm added, for a page that writes its own facts.
 * @param texts namespace of the texts of its kind
 */
export function useCustomFacts(
  texts: string,
  custom: CustomFields | undefined,
  values: CustomValues,
): { term: string; value: ReactNode }[] {
  const named = { name: texts, literals: customLiterals(custom?.fields ?? []) }
  const about = useAbout(named, withCustomFields(undefined, custom))
  if (!custom) return []
  const { format, firm } = about
  const own = shownCustom(values, custom, { format, currency: firm.baseCurrency })
  const tree: TypedTree = {}
  for (const [name, value] of Object.entries(own)) setAt(tree, name, value)
  return customSection(custom)
    .fields.filter(({ name }) => own[name])
    .map((field) => ({ term: about.t(`field.${field.name}`), value: factOf(field, tree, about) }))
}
