import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, FieldGroup, Radio, Stack } from '#app/ui/index.ts'

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
    <AskDialog
      id={dialogId}
      title={t('delete.title')}
      words={t('delete.words', { title })}
      intent="delete"
      submit={t('delete.button')}
      keep={t('delete.keep')}
    >
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
    </AskDialog>
  )
}
