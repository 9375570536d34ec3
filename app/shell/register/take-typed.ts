import { parseAmount } from '#contract/core/money.ts'
import { type FormTree, type FormValue, isTree, setAt, textAt } from '../form/form-tree.ts'
import type { Form } from '../form/read-form.ts'
import type { About, AnyRegister } from './describe.ts'
import type { RowField } from './fields.ts'
import { fieldsOf } from './form-values.ts'

/**
 * A form as the contract wants it: amounts in minor units of the currency, and no rows in which
 * nothing was typed; those leave what is shown again, too, so that problems name the right row.
 */
export function takeTyped(
  register: AnyRegister,
  form: Form,
  about: Pick<About<unknown>, 'format' | 't' | 'firm'>,
): Form {
  for (const field of fieldsOf(register)) {
    if (field.kind === 'money') takeAmount(form.data, field.name, about.firm.baseCurrency)
    if (field.kind !== 'rows') continue
    const rows = form.data[field.name]
    const typed = form.values[field.name]
    if (!Array.isArray(rows) || !Array.isArray(typed)) {
      form.data[field.name] = []
      continue
    }
    const isMeant = rows.map((row) => isFilled(field.fields, row))
    form.data[field.name] = rows
      .filter((_, at) => isMeant[at])
      .map((row) => (isTree(row) ? inWords(field.fields, row, about) : row))
    form.values[field.name] = typed.filter((_, at) => isMeant[at])
  }
  return form
}

function takeAmount(data: FormTree, path: string, currency: string): void {
  const text = textAt(data, path)
  const minor = text === '' ? undefined : parseAmount(text, currency)
  if (minor !== undefined) setAt(data, path, String(minor))
}

/** A row with what its fields read of the language's own words. */
function inWords(
  fields: readonly RowField<unknown>[],
  row: FormTree,
  about: Pick<About<unknown>, 'format' | 't'>,
): FormTree {
  const read = { ...row }
  for (const { name, written } of fields) {
    if (written) setAt(read, name, written.read(textAt(row, name), row, about))
  }
  return read
}

/** Whether anything was typed in a row; a list to choose from always says something. */
function isFilled(fields: readonly RowField<unknown>[], row: FormValue): boolean {
  if (!isTree(row)) return false
  const deciding = fields.find(({ decides }) => decides)
  if (deciding) return textAt(row, deciding.name) !== ''
  const isChosen = new Set(['select', 'choice', 'country', 'currency', 'language'])
  return fields.some(({ kind, name }) => !isChosen.has(kind) && textAt(row, name).trim() !== '')
}
