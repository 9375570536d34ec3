import {
  type ChangeVariants,
  type ItemVariants,
  type MakeVariants,
  maxOptionValues,
  sameWord,
} from '#contract/catalogue/item-variants.ts'
import { AppError, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { optionsOf } from './reader.ts'
import { insertOption, insertOptionValue, renameOption, renameOptionValue } from './writer.ts'

type Options = ItemVariants['options']

/**
 * Writes the options of an item as they are to be: those it has stay in their order, values come
 * behind the known ones. Another option is only for an item without variants.
 * @throws AppError invalid
 */
export function keepOptions(
  writer: Writer,
  context: FirmContext,
  itemId: string,
  wanted: MakeVariants['options'],
): Options {
  const known = optionsOf(writer, itemId)
  requireWords(known, wanted)
  for (const [position, { name, values }] of wanted.entries()) {
    const option = known[position]
    const optionId = option?.id ?? insertOption(writer, context, { itemId, position, name })
    let last = option?.values.length ?? 0
    for (const value of values) {
      if (option?.values.some((one) => sameWord(one.value) === sameWord(value))) continue
      insertOptionValue(writer, context, { optionId, position: last++, value })
    }
  }
  return optionsOf(writer, itemId)
}

function requireWords(known: Options, wanted: MakeVariants['options']): void {
  const fields: FieldProblems = {}
  for (const [at, { name, values }] of wanted.entries()) {
    const isTwice = wanted.slice(0, at).some((one) => sameWord(one.name) === sameWord(name))
    if (isTwice) fields[`options.${at}.name`] = { key: 'optionTwice' }
    const words = new Set(values.map(sameWord))
    if (words.size < values.length) fields[`options.${at}.values`] = { key: 'optionValueTwice' }
    const option = known[at]
    if (known.length > 0 && !option) fields[`options.${at}.name`] = { key: 'optionsFixed' }
    if (!option) continue
    if (sameWord(option.name) !== sameWord(name)) {
      fields[`options.${at}.name`] = { key: 'optionsFixed' }
    }
    const all = new Set([...option.values.map(({ value }) => sameWord(value)), ...words])
    if (all.size > maxOptionValues) fields[`options.${at}.values`] = { key: 'tooManyValues' }
  }
  if (wanted.length < known.length)
    fields[`options.${wanted.length}.name`] = { key: 'optionsFixed' }
  refuseProblems(fields, 'The options have fields to correct')
}

/** Gives options and values other names. @throws AppError not_found, invalid */
export function renameOptions(
  writer: Writer,
  itemId: string,
  wanted: ChangeVariants['options'],
): void {
  const known = new Map(optionsOf(writer, itemId).map((option) => [option.id, option]))
  for (const { id, name, values } of wanted) {
    const option = known.get(id)
    if (!option) throw new AppError('not_found', 'No such option')
    renameOption(writer, id, name)
    for (const one of values) {
      if (!option.values.some((value) => value.id === one.id)) {
        throw new AppError('not_found', 'No such value')
      }
      renameOptionValue(writer, one.id, one.value)
    }
  }
  const fields: FieldProblems = {}
  const names = new Set<string>()
  for (const [at, { name, values }] of optionsOf(writer, itemId).entries()) {
    if (names.has(sameWord(name))) fields[`options.${at}.name`] = { key: 'optionTwice' }
    names.add(sameWord(name))
    const words = new Set<string>()
    for (const [place, { value }] of values.entries()) {
      if (words.has(sameWord(value))) {
        fields[`options.${at}.values.${place}.value`] = { key: 'optionValueTwice' }
      }
      words.add(sameWord(value))
    }
  }
  refuseProblems(fields, 'The options have fields to correct')
}
