import { text } from '#app/ui/index.ts'
import { documentHref } from './document-href.ts'
import { useFirm } from './page-context.tsx'

type DocumentLinkProps = { kind: string; id: string; number: string }

/** The number of a document, which leads to its page where it has one. */
export function DocumentLink({ kind, id, number }: DocumentLinkProps) {
  const { firm } = useFirm()
  const href = documentHref(firm.firmId, kind, id)
  if (!href) return number
  return (
    <a className={text.link} href={href}>
      {number}
    </a>
  )
}
