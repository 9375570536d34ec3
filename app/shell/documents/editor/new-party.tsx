import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { useFirm } from '#app/shell/page-context.tsx'
import type { DocumentKind } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import { NewPartyFields } from '../parties/new-party-fields.tsx'

type NewPartyProps = {
  kind: DocumentKind
  /** The firm's own country, which is proposed. */
  country: string
  /** As it was sent, when it was refused. */
  typed: TypedTree | undefined
  problemAt: (path: string) => string | undefined
}

/** A party that is not known yet, without leaving the document. */
export function NewParty({ kind, country, typed, problemAt }: NewPartyProps) {
  const t = useDocumentTexts(kind)
  const { can } = useFirm()
  if (!can('party:edit')) return null
  return (
    <NewPartyFields
      t={t}
      country={country}
      textOf={(name) => textAt(typed, `newParty.${name}`)}
      errorOf={(name) => problemAt(`newParty.${name}`)}
    />
  )
}
