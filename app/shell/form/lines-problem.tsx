import { text } from '#app/ui/index.ts'
import { useFormField } from './form-fields.tsx'

/** What is wrong with all lines of a form together. */
export function LinesProblem() {
  const { error } = useFormField('lines')
  return error ? (
    <p id="lines" className={text.bad}>
      {error}
    </p>
  ) : null
}
