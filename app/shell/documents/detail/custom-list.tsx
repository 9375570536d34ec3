import { FactList } from '#app/ui/index.ts'
import type { CustomValues } from '#contract/custom-values.ts'
import { setAt, type TypedTree } from '../../form/form-tree.ts'
import { useAbout } from '../../register/about.ts'
import { type CustomFields, withCustomFields } from '../../register/custom/custom-extra.ts'
import { customLiterals, customSection } from '../../register/custom/custom-fields.ts'
import { factOf } from '../../register/record-facts.tsx'
import { customOwn } from '../draft/custom-kind.ts'
import * as styles from './detail.css.ts'

type CustomListProps = {
  /** Namespace of the kind's texts. */
  texts: string
  custom: CustomFields | undefined
  values: CustomValues
}

/** What a document holds in the fields that the firm added, printed or not. */
export function CustomList({ texts, custom, values }: CustomListProps) {
  const named = { name: texts, literals: customLiterals(custom?.fields ?? []) }
  const about = useAbout(named, withCustomFields(undefined, custom))
  if (!custom) return null
  const { format, firm } = about
  const own = customOwn(values, custom, { format, currency: firm.baseCurrency })
  const tree: TypedTree = {}
  for (const [name, value] of Object.entries(own)) setAt(tree, name, value)
  const facts = customSection(custom)
    .fields.filter(({ name }) => own[name])
    .map((field) => ({ term: about.t(`field.${field.name}`), value: factOf(field, tree, about) }))
  if (facts.length === 0) return null
  return (
    <div className={styles.internalNote}>
      <h2 className={styles.sectionTitle}>{about.words('form.custom')}</h2>
      <FactList facts={facts} />
    </div>
  )
}
