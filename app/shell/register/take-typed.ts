import { parseAmount } from '#contract/core/money.ts'
import { type FormTree, type FormValue, isTree, setAt, textAt } from '../form/form-tree.ts'
import type { Form } from '../form/read-form.ts'
import type { AnyItem, AnyRegister } from './describe.ts'
import type { FieldDescription } from './fields.ts'
import { fieldsOf } from './form-values.ts'

type AnyField = FieldDescription<AnyItem, unknown>

/**
 * A form as the contract wants it: amounts in minor units of the currency, and no rows in which
 * nothing was typed; those leave what is shown again, too, so that problems name the right row.
 */
export function takeTyped(register: AnyRegister, form: Form, currency: string): Form {
  for (const field of fieldsOf(register)) {
    if (field.kind === 'money') takeAmount(form.data, field.name, currency)
    if (field.kind !== 'rows') continue
    const rows = form.data[field.name]
    const typed = form.values[field.name]
    if (!Array.isArray(rows) || !Array.isArray(typed)) {
      form.data[field.name] = []
      continue
    }
    const isMeant = rows.map((row) => isFilled(field.fields, row))
    form.data[field.name] = rows.filter((_, at) => isMeant[at])
    form.values[field.name] = typed.filter((_, at) => isMeant[at])
  }
  return form
}

function takeAmount(data: FormTree, path: string, currency: string): void {
  const text = textAt(data, path)
  const minor = text === '' ? undefined : parseAmount(text, currency)
  if (minor !== undefined) setAt(data, path, String(minor))
}

/** Whether anything was typed in a row; a list to choose from always says something. */
function isFilled(fields: readonly AnyField[], row: FormValue): boolean {
  if (!isTree(row)) return false
  const isChosen = new Set(['select', 'choice', 'country', 'currency', 'language'])
  return fields.some(({ kind, name }) => !isChosen.has(kind) && textAt(row, name).trim() !== '')
}
