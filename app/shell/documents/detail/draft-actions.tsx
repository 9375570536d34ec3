import { useT } from '../../page-context.tsx'
import { deleteDraftId } from './delete-draft-dialog.tsx'
import { AskButton, Press } from './press.tsx'

/** What can be done with an offered document as with any draft; `texts` have the words for it. */
export function DraftActions({ texts, actions }: { texts: string; actions: readonly string[] }) {
  const t = useT(texts)
  return (
    <>
      {actions.includes('revise') && (
        <Press intent="revise" icon="pencil" words={t('detail.revise')} />
      )}
      {actions.includes('duplicate') && (
        <Press intent="duplicate" icon="copy" words={t('detail.duplicate')} />
      )}
      {actions.includes('deleteDraft') && (
        <AskButton opens={deleteDraftId} icon="trash-2" words={t('detail.deleteDraft')} />
      )}
    </>
  )
}
