import { FactList } from '#app/ui/index.ts'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import { useT } from '../../page-context.tsx'
import type { CustomFields } from '../../register/custom/custom-extra.ts'
import { useCustomFacts } from '../../register/custom/use-custom-facts.tsx'
import * as styles from './detail.css.ts'

type CustomListProps = {
  /** Namespace of the kind's texts. */
  texts: string
  custom: CustomFields | undefined
  values: CustomValues
}

/** What a document holds in the fields that the firm added, printed or not. */
export function CustomList({ texts, custom, values }: CustomListProps) {
  const facts = useCustomFacts(texts, custom, values)
  const words = useT('register')
  if (facts.length === 0) return null
  return (
    <div className={styles.internalNote}>
      <h2 className={styles.sectionTitle}>{words('form.custom')}</h2>
      <FactList facts={facts} />
    </div>
  )
}
