import type { CustomKind } from '#contract/custom-values.ts'
import type { Reader } from '../../firm/store.ts'
import type { FilePaths } from '../../register/import/importer.ts'
import { getFirmProfile } from '../firms/index.ts'
import { fieldsOfKind } from './reader.ts'

/** How files write the added fields of a kind of record, for `custom` of its importer. */
export function customPaths(reader: Reader, kind: CustomKind): FilePaths {
  const fields = fieldsOfKind(reader, kind)
  const pathsOf = (wanted: string) =>
    fields.filter(({ type }) => type === wanted).map(({ key }) => `custom.${key}`)
  const { baseCurrency } = getFirmProfile(reader)
  return {
    decimals: pathsOf('number'),
    amounts: Object.fromEntries(pathsOf('money').map((path) => [path, baseCurrency])),
    dates: pathsOf('date'),
  }
}
