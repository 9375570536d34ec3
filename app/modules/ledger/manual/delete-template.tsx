import { useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, DialogForm } from '#app/ui/index.ts'

/** Asks whether a template is to go; the entries it made stay. */
export function DeleteTemplate() {
  const t = useT('ledger')
  return (
    <>
      <Button kind="ghost" icon="trash-2" opens="delete-template">
        {t('template.delete')}
      </Button>
      <Dialog id="delete-template" title={t('template.deleteTitle')}>
        <DialogForm>
          <p>{t('template.deleteWords')}</p>
          <DialogActions>
            <Button kind="ghost" closes="delete-template">
              {t('account.keep')}
            </Button>
            <Button kind="danger" name="intent" value="delete">
              {t('template.delete')}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
    </>
  )
}
