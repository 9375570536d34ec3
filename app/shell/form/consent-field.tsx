import type { ReactNode } from 'react'
import { Checkbox, FieldNote, wireField } from '#app/ui/index.ts'
import { useFormField } from './form-fields.tsx'
import * as styles from './guest-fields.css.ts'

/** The box without which nothing is kept; `children` says what for. */
export function ConsentField({ children }: { children: ReactNode }) {
  const { value, error } = useFormField('consent')
  return (
    <div>
      <Checkbox
        {...wireField({ id: 'consent', error })}
        name="consent"
        className={styles.consent}
        defaultChecked={value === 'on'}
        required
      >
        {children}
      </Checkbox>
      <FieldNote id="consent" error={error} />
    </div>
  )
}
