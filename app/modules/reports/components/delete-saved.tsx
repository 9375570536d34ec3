import { useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, DialogForm } from '#app/ui/index.ts'

/** Asks before a saved report is deleted. */
export function DeleteSaved({ id, name }: { id: string; name: string }) {
  const t = useT('reports')
  const tForm = useT('form')
  return (
    <Dialog id={id} title={t('saved.deleteTitle', { name })}>
      <DialogForm>
        <p>{t('saved.deleteWords')}</p>
        <DialogActions>
          <Button kind="ghost" closes={id}>
            {tForm('cancel')}
          </Button>
          <Button kind="danger" name="intent" value="delete">
            {t('saved.delete')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
