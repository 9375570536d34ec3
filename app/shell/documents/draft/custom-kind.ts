import type { CustomFields } from '../../register/custom/custom-extra.ts'
import {
  customDecimals,
  customPath,
  editableFields,
  withCustomAmounts,
} from '../../register/custom/typed-custom.ts'
import type { DocumentKind } from '../document-kind.ts'

/** A kind of document with the fields that the firm added, as its editor is read and shown again. */
export function kindWithCustom(
  kind: DocumentKind,
  custom: CustomFields | undefined,
  currency: string,
): DocumentKind {
  const asked = editableFields(custom)
  if (asked.length === 0) return kind
  return {
    ...kind,
    more: [...(kind.more ?? []), ...asked.map(customPath)],
    moreDecimals: [...(kind.moreDecimals ?? []), ...customDecimals(custom)],
    take: (data) => withCustomAmounts(kind.take?.(data) ?? data, asked, currency),
  }
}
