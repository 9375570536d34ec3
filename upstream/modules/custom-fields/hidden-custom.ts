import type { HiddenCustom } from '../../firm/hidden-custom.ts'
import { fieldsOfKind, seesField } from './reader.ts'

export const hiddenCustom: HiddenCustom = (reader, actor, kind) =>
  new Set(
    fieldsOfKind(reader, kind)
      .filter((field) => !seesField(field, actor))
      .map(({ key }) => key),
  )
