import { rowsAt, type TypedTree } from '../form/form-tree.ts'
import type { Form } from '../form/read-form.ts'
import type { AnyRegister } from './describe.ts'
import { fieldsOf } from './form-values.ts'

/**
 * What a form holds after a button of its lines was pressed, which saves nothing: `lines.add.<name>`,
 * `lines.remove.<name>.<place>`, or `lines.show.<name>` for the sums. Undefined for any other button.
 */
export function linesStep(
  register: AnyRegister,
  { intent, values }: Pick<Form, 'intent' | 'values'>,
): TypedTree | undefined {
  const [what, step, name = '', place] = intent.split('.')
  const field = fieldsOf(register).find((one) => one.name === name)
  if (what !== 'lines' || field?.kind !== 'rows') return undefined
  const rows = rowsAt(values, name)
  if (step === 'add') return { ...values, [name]: [...rows, {}].slice(0, field.maxRows) }
  if (step === 'show') return values
  if (step !== 'remove') return undefined
  return { ...values, [name]: rows.filter((_, at) => String(at) !== place) }
}
