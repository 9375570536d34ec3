import type { CustomChoice } from '#contract/firm/custom-fields.ts'
import type { CustomKind } from '#contract/firm/custom-values.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { Reader } from '../../../firm/store.ts'
import type { FilePaths } from '../../../register/import/importer.ts'
import { namedAlike, type WordList } from '../../../register/import/word-lists.ts'
import { getFirmProfile } from '../firms/index.ts'
import { fieldsOfKind, seesField } from './reader.ts'

/**
 * How files write the added fields of a kind of record, for `custom` of its importer. A field that the
 * actor does not see is left out: what can be chosen there is not for them to read.
 */
export function customPaths(
  reader: Reader,
  { actor }: { actor: Pick<Actor, 'role' | 'custom'> },
  kind: CustomKind,
): FilePaths {
  const fields = fieldsOfKind(reader, kind).filter((field) => seesField(field, actor))
  const pathsOf = (wanted: string) =>
    fields.filter(({ type }) => type === wanted).map(({ key }) => `custom.${key}`)
  const choosing = fields.filter(({ type, isArchived }) => type === 'choice' && !isArchived)
  const { baseCurrency } = getFirmProfile(reader)
  return {
    decimals: pathsOf('number'),
    amounts: Object.fromEntries(pathsOf('money').map((path) => [path, baseCurrency])),
    dates: pathsOf('date'),
    words: Object.fromEntries(choosing.map((field) => [`custom.${field.key}`, listOf(field)])),
  }
}

/** What the words of a file can mean for a field that is chosen: what is still offered. */
function listOf({ choices }: { choices: readonly CustomChoice[] }): WordList {
  return {
    values: choices
      .filter(({ isRetired }) => !isRetired)
      .map(({ code, label }) => ({ value: code, names: namedAlike(label) })),
  }
}
