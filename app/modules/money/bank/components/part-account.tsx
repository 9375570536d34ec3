import { FormField } from '#app/shell/form/form-fields.tsx'
import { Combobox } from '#app/ui/index.ts'
import * as styles from './parts.css.ts'

type PartAccountProps = { at: number; options: readonly { value: string; label: string }[] }

/** The account that a part of an amount is posted to. */
export function PartAccount({ at, options }: PartAccountProps) {
  return (
    <div className={styles.account}>
      <FormField name={`parts.${at}.account`}>
        {(control) => <Combobox {...control} options={options} maxLength={120} />}
      </FormField>
    </div>
  )
}
