import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  DateInput,
  Dialog,
  DialogActions,
  DialogForm,
  Field,
  LinkButton,
  TextInput,
} from '#app/ui/index.ts'
import { type ManualEntry, manualEntriesContract } from '#contract/books/manual-entries.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { editManualEntryPath, newTemplatePath } from '../paths.ts'

type ManualActionsProps = { entry: ManualEntry; today: string }

/** What can be done with an entry, as far as it is and the role allows. */
export function ManualActions({ entry, today }: ManualActionsProps) {
  const t = useT('ledger')
  const { firm, can } = useFirm()
  const { id, state, version } = entry
  const isDeletable = state === 'draft' && can(needsOf(manualEntriesContract.delete))
  if (!can('ledger:edit')) return isDeletable && <Delete />
  return (
    <>
      <LinkButton kind="ghost" icon="repeat" href={newTemplatePath(firm.firmId, id)}>
        {t('template.fromEntry')}
      </LinkButton>
      {state === 'posted' && <Reverse today={today} />}
      {state === 'draft' && (
        <>
          {isDeletable && <Delete />}
          <LinkButton icon="pencil" href={editManualEntryPath(firm.firmId, id)}>
            {t('account.edit')}
          </LinkButton>
          <form method="post">
            <IdempotencyField />
            <input type="hidden" name="version" value={version} />
            <Button kind="primary" icon="check" name="intent" value="post">
              {t('manual.post')}
            </Button>
          </form>
        </>
      )}
    </>
  )
}

function Delete() {
  const t = useT('ledger')
  return (
    <>
      <Button kind="ghost" icon="trash-2" opens="delete-entry">
        {t('manual.delete')}
      </Button>
      <AskDialog
        id="delete-entry"
        title={t('manual.deleteTitle')}
        words={t('manual.deleteWords')}
        intent="delete"
        submit={t('manual.delete')}
        keep={t('account.keep')}
      />
    </>
  )
}

function Reverse({ today }: { today: string }) {
  const t = useT('ledger')
  return (
    <>
      <Button icon="undo-2" opens="reverse-entry">
        {t('manual.reverse')}
      </Button>
      <Dialog id="reverse-entry" title={t('manual.reverseTitle')}>
        <DialogForm>
          <IdempotencyField />
          <p>{t('manual.reverseWords')}</p>
          <Field id="date" label={t('field.date')}>
            {(wiring) => <DateInput {...wiring} name="date" defaultValue={today} required />}
          </Field>
          <Field id="reason" label={t('locks.reason')}>
            {(wiring) => <TextInput {...wiring} name="reason" maxLength={500} />}
          </Field>
          <DialogActions>
            <Button kind="ghost" closes="reverse-entry">
              {t('account.keep')}
            </Button>
            <Button kind="danger" name="intent" value="reverse">
              {t('manual.reverse')}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
    </>
  )
}
