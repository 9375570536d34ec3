import { attempt } from '#app/shell/form/attempt.ts'
import { rowsAt, type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import {
  ChangeVariants,
  type ItemVariants,
  MakeVariants,
  maxVariants,
  missingCombinations,
  proposedSku,
} from '#contract/catalogue/item-variants.ts'
import { itemsContract } from '#contract/catalogue/items.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'

/** Fields of the page that hold numbers. */
export const variantDecimals = ['new.*.unitPrice', 'variants.*.unitPrice']

export type VariantOutcome =
  | { isDone: true }
  | {
      status: number
      form: 'make' | 'change'
      refusal?: Refusal | undefined
      preview?: TypedTree[] | undefined
      typed?: TypedTree | undefined
    }

type Options = MakeVariants['options']

/** Shows what options would make, makes it, or changes what there is. */
export async function actOnVariants(
  { call, firm: { firmId } }: FirmAccess,
  itemId: string,
  form: Form,
): Promise<VariantOutcome> {
  const ids = { firmId, itemId }
  const { values, idempotencyKey } = form
  if (form.intent === 'change') {
    const read = ChangeVariants.safeParse({ ...form.data, version: versionOf(form) })
    if (!read.success) {
      const refusal = { values, problems: fieldProblems(read.error) }
      return { status: 422, form: 'change', refusal }
    }
    const result = await attempt(form, () =>
      call(itemsContract.changeVariants, { ...read.data, ...ids }, { idempotencyKey }),
    )
    if (!result.refusal) return { isDone: true }
    return { status: result.status, form: 'change', refusal: result.refusal }
  }
  const [item, known] = await Promise.all([
    call(itemsContract.get, ids),
    call(itemsContract.variants, ids),
  ])
  const options = typedOptions(form, known)
  const fields = MakeVariants.shape.options.safeParse(options)
  const missing = missingCombinations(options, known.variants)
  const isTooMany = known.variants.length + missing.length > maxVariants
  const problems: FieldProblems = {
    ...(fields.success ? twice(options) : atOptions(fieldProblems(fields.error))),
    ...(isTooMany && { 'options.0.values': { key: 'tooManyVariants' } }),
  }
  if (Object.keys(problems).length > 0) {
    return { status: 422, form: 'make', refusal: { values, problems } }
  }
  const rows = rowsOf(form, missing, item.sku)
  const typed = { ...values, new: rows }
  if (form.intent !== 'make') return { status: 200, form: 'make', preview: rows, typed }
  const chosen = rowsAt(typed, 'new').flatMap((row, at) =>
    textAt(row, 'make') === '1' ? [{ row, at }] : [],
  )
  const data = rowsAt(dataOf(form), 'new')
  const input = {
    version: versionOf(form),
    options,
    variants: chosen.map(({ row }) => ({
      values: textAt(row, 'values').split('|'),
      sku: textAt(row, 'sku'),
      barcode: textAt(row, 'barcode'),
      unitPrice: textAt(
        data.find((one) => textAt(one, 'values') === textAt(row, 'values')),
        'unitPrice',
      ),
    })),
  }
  const answer = (problems: FieldProblems, status: number): VariantOutcome => ({
    ...{ status, form: 'make', preview: rows },
    refusal: { values: typed, problems: atRows(problems, chosen) },
  })
  if (chosen.length === 0) return answer({ '': { key: 'nothingChosen' } }, 422)
  const read = MakeVariants.safeParse(input)
  if (!read.success) return answer(fieldProblems(read.error), 422)
  const result = await attempt(form, () =>
    call(itemsContract.makeVariants, { ...read.data, ...ids }, { idempotencyKey }),
  )
  return result.refusal ? answer(result.refusal.problems, result.status) : { isDone: true }
}

function versionOf({ data }: Form): number {
  return Number(textAt(data, 'version'))
}

/** The form's content without files, numbers in machine form. */
function dataOf({ data }: Form): TypedTree {
  return JSON.parse(JSON.stringify(data))
}

/** What is typed beside what there is; an option of which nothing is typed is none. */
function typedOptions({ values }: Form, { options }: ItemVariants): Options {
  const typed = rowsAt(values, 'options').map((row) => ({
    name: textAt(row, 'name').trim(),
    values: textAt(row, 'values')
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  }))
  if (options.length === 0) {
    return typed.filter(({ name, values }) => name !== '' || values.length > 0)
  }
  return options.map(({ name, values }, at) => ({
    name,
    values: [...values.map(({ value }) => value), ...(typed[at]?.values ?? [])],
  }))
}

function twice(options: Options): FieldProblems {
  const fields: FieldProblems = {}
  for (const [at, { name, values }] of options.entries()) {
    const words = new Set(values.map((value) => value.toLowerCase()))
    if (words.size < values.length) fields[`options.${at}.values`] = { key: 'optionValueTwice' }
    const isSame = (one: Options[number]) => one.name.toLowerCase() === name.toLowerCase()
    if (options.slice(0, at).some(isSame)) fields[`options.${at}.name`] = { key: 'optionTwice' }
  }
  return fields
}

/** A row for each combination: as it was typed, else with a code that follows the item's. */
function rowsOf({ values }: Form, missing: readonly string[][], sku: string): TypedTree[] {
  const typed = new Map(rowsAt(values, 'new').map((row) => [textAt(row, 'values'), row]))
  return missing.map((words): TypedTree => {
    const key = words.join('|')
    const row = typed.get(key)
    if (row) return { ...row, make: textAt(row, 'make') }
    return { values: key, make: '1', sku: proposedSku(sku, words), barcode: '', unitPrice: '' }
  })
}

/** What is wrong with a value is said at the field of them all. */
function atOptions(problems: FieldProblems): FieldProblems {
  const moved = Object.entries(problems).map(([path, problem]) => [
    path === '' ? 'options.0.name' : `options.${path.replace(/\.values\..*$/, '.values')}`,
    problem,
  ])
  return Object.fromEntries(moved)
}

function atRows(problems: FieldProblems, chosen: readonly { at: number }[]): FieldProblems {
  const moved = Object.entries(problems).map(([path, problem]) => {
    const [, at, name = ''] = /^variants\.(\d+)\.(.*)$/.exec(path) ?? []
    if (at === undefined) return [path.replace(/\.values\..*$/, '.values'), problem]
    return [
      `new.${chosen[Number(at)]?.at ?? 0}.${name.startsWith('values') ? 'sku' : name}`,
      problem,
    ]
  })
  return Object.fromEntries(moved)
}
