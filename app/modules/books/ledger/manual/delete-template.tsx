import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'

/** Asks whether a template is to go; the entries it made stay. */
export function DeleteTemplate() {
  const t = useT('ledger')
  return (
    <>
      <Button kind="ghost" icon="trash-2" opens="delete-template">
        {t('template.delete')}
      </Button>
      <AskDialog
        id="delete-template"
        title={t('template.deleteTitle')}
        words={t('template.deleteWords')}
        intent="delete"
        submit={t('template.delete')}
        keep={t('account.keep')}
      />
    </>
  )
}
