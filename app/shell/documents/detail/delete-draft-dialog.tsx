import { AskDialog } from '../../form/ask-dialog.tsx'
import { useT } from '../../page-context.tsx'

export const deleteDraftId = 'delete-draft'

/** Asks before a draft goes for good; `texts` is the namespace of its kind. */
export function DeleteDraftDialog({ texts, name }: { texts: string; name: string }) {
  const t = useT(texts)
  return (
    <AskDialog
      id={deleteDraftId}
      title={t('delete.title')}
      words={t('delete.words', { name })}
      intent="deleteDraft"
      icon="trash-2"
      submit={t('delete.now')}
      keep={t('delete.keep')}
    />
  )
}
