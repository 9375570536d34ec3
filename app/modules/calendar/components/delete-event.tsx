import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Dialog,
  DialogActions,
  DialogForm,
  FieldGroup,
  Radio,
  Stack,
} from '#app/ui/index.ts'

const dialogId = 'delete-event'

/** Opens the question before an event goes. */
export function DeleteEventButton() {
  const t = useT('calendar')
  return (
    <Button kind="danger" icon="trash-2" opens={dialogId}>
      {t('delete.button')}
    </Button>
  )
}

/** Asks before an event goes; of one that repeats, how much of it. */
export function DeleteEventDialog({ title, isSeries }: { title: string; isSeries: boolean }) {
  const t = useT('calendar')
  return (
    <Dialog id={dialogId} title={t('delete.title')}>
      <DialogForm>
        <IdempotencyField />
        <p>{t('delete.words', { title })}</p>
        {isSeries && (
          <FieldGroup id="delete-scope" label={t('scope.deleteQuestion')}>
            <Stack gap="s2">
              {(['one', 'following', 'all'] as const).map((scope) => (
                <Radio key={scope} name="scope" value={scope} defaultChecked={scope === 'one'}>
                  {t(`scope.${scope}`)}
                </Radio>
              ))}
            </Stack>
          </FieldGroup>
        )}
        <DialogActions>
          <Button kind="ghost" closes={dialogId}>
            {t('delete.keep')}
          </Button>
          <Button kind="danger" name="intent" value="delete">
            {t('delete.button')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
