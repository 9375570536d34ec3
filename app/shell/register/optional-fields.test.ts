import { expect, test } from 'vitest'
import { fieldsOf, nullablePaths } from './form-values.ts'
import { allRegisters } from './registry.ts'

/** Kinds of fields that a person can leave empty by typing nothing. */
const typedKinds = new Set([
  'text',
  'textarea',
  'markdown',
  'email',
  'phone',
  'number',
  'date',
  'decimal',
  'money',
  'price',
  'tags',
])

/** What a field sends that is left empty: nothing at all, or an empty text. */
function emptied(path: string, nullable: ReadonlySet<string>): Record<string, unknown> {
  const value = nullable.has(path) ? null : ''
  const [name = '', part] = path.split('.*.')
  return part === undefined ? { [name]: value } : { [name]: [{ [part]: value }] }
}

test('a field that a form calls optional can be left empty', async () => {
  const refused: string[] = []
  let count = 0
  for (const register of await allRegisters()) {
    const { form } = register
    if (!form) continue
    const nullable = new Set(nullablePaths(register))
    const isMeant = ({ kind, isOptional }: { kind: string; isOptional?: boolean }) =>
      isOptional === true && typedKinds.has(kind)
    const paths = fieldsOf(register).flatMap((field) => {
      if (field.isFactOnly) return []
      if (field.kind !== 'rows') return isMeant(field) ? [field.name] : []
      return field.fields.filter(isMeant).map(({ name }) => `${field.name}.*.${name}`)
    })
    for (const path of paths) {
      // An account has an IBAN or a number, and a row of neither is no row.
      if (path === 'bankAccounts.*.iban') continue
      count += 1
      const { error } = form.input.safeParse(emptied(path, nullable))
      const at = path.replace('*', '0')
      if (error?.issues.some((issue) => issue.path.join('.') === at)) {
        refused.push(`${register.name} ${path}`)
      }
    }
  }
  expect(count).toBeGreaterThan(100)
  expect(refused).toEqual([])
})
