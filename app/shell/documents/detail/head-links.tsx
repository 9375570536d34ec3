import { LinkButton } from '#app/ui/index.ts'
import { useT } from '../../page-context.tsx'

type HeadLinksProps = {
  /** Namespace of the kind's texts. */
  texts: string
  /** The document's own address; its PDF is below it. */
  path: string
  /** While it can be edited. */
  editHref: string | false
}

/** What stands at the head of every document: to edit it, to print it, and its PDF. */
export function HeadLinks({ texts, path, editHref }: HeadLinksProps) {
  const t = useT(texts)
  const shared = useT('document')
  return (
    <>
      {editHref && (
        <LinkButton icon="pencil" href={editHref}>
          {t('detail.edit')}
        </LinkButton>
      )}
      <LinkButton icon="printer" href={`${path}/pdf?show=1`} target="_blank">
        {shared('public.print')}
      </LinkButton>
      <LinkButton icon="download" href={`${path}/pdf`} download>
        {t('detail.pdf')}
      </LinkButton>
    </>
  )
}
