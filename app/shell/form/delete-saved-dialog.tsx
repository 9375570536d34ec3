import { useT } from '../page-context.tsx'
import { AskDialog } from './ask-dialog.tsx'

type DeleteSavedDialogProps = {
  id: string
  /** Namespace of its module's texts. */
  texts: string
  name: string
}

/** Asks before something saved is deleted. */
export function DeleteSavedDialog({ id, texts, name }: DeleteSavedDialogProps) {
  const t = useT(texts)
  const tForm = useT('form')
  return (
    <AskDialog
      id={id}
      title={t('saved.deleteTitle', { name })}
      words={t('saved.deleteWords')}
      intent="delete"
      submit={t('saved.delete')}
      keep={tForm('cancel')}
    />
  )
}
