import { Button, LinkButton, PageHead } from '#app/ui/index.ts'
import { useT } from '../page-context.tsx'

type SavedHeadProps = {
  /** The namespace with `saved.open` and `saved.delete`. */
  texts: string
  name: string
  sentence: string
  crumb: { href: string; label: string }
  /** Where what was saved is asked anew. */
  href: string
  /** The dialog that asks before it is deleted; none where it may not be. */
  deleteId: string | false
}

/** The head of the page of something that was saved: the way to it, and to its end. */
export function SavedHead({ texts, name, sentence, crumb, href, deleteId }: SavedHeadProps) {
  const t = useT(texts)
  return (
    <PageHead
      title={name}
      sentence={sentence}
      crumb={crumb}
      actions={
        <>
          <LinkButton icon="eye" href={href}>
            {t('saved.open')}
          </LinkButton>
          {deleteId && (
            <Button kind="danger" icon="trash-2" opens={deleteId}>
              {t('saved.delete')}
            </Button>
          )}
        </>
      }
    />
  )
}
