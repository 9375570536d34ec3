import type { CustomChoice } from '#contract/custom-fields.ts'
import type { CustomKind } from '#contract/custom-values.ts'
import type { Reader } from '../../firm/store.ts'
import type { FilePaths } from '../../register/import/importer.ts'
import { namedAlike, type WordList } from '../../register/import/word-lists.ts'
import { getFirmProfile } from '../firms/index.ts'
import { fieldsOfKind } from './reader.ts'

/** How files write the added fields of a kind of record, for `custom` of its importer. */
export function customPaths(reader: Reader, kind: CustomKind): FilePaths {
  const fields = fieldsOfKind(reader, kind)
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
