import { useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, DialogForm } from '#app/ui/index.ts'

const dialogId = 'delete-role'

/** Deletes a role that nobody has, after asking. */
export function DeleteRole({ name }: { name: string }) {
  const t = useT('users')
  return (
    <>
      <Button kind="danger" icon="trash-2" opens={dialogId}>
        {t('role.delete')}
      </Button>
      <Dialog id={dialogId} title={t('role.deleteTitle', { name })}>
        <DialogForm>
          <p>{t('role.deleteWords')}</p>
          <DialogActions>
            <Button type="button" closes={dialogId}>
              {t('role.keep')}
            </Button>
            <Button kind="danger" name="intent" value="delete">
              {t('role.delete')}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
    </>
  )
}
