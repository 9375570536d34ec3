import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Dialog,
  DialogActions,
  DialogForm,
  Field,
  Select,
  TextInput,
} from '#app/ui/index.ts'
import {
  type CalendarColor,
  type CalendarSharing,
  calendarColors,
  calendarContract,
} from '#contract/communication/calendar.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import * as styles from './named-rows.css.ts'

type What = 'own' | 'firm' | 'category'
type Named = { id: string; name: string; color: CalendarColor; sharing?: CalendarSharing }
type NamedRowsProps = {
  rows: readonly Named[]
  what: What
  refusal: Refusal | undefined
  /** Whether colleagues may be let in. */
  hasSharing?: boolean
}

/** Calendars or categories, each as a form of its own. */
export function NamedRows({ rows, what, refusal, hasSharing }: NamedRowsProps) {
  const { can } = useFirm()
  const isCategory = what === 'category'
  const remove = isCategory ? calendarContract.removeCategory : calendarContract.removeCalendar
  return rows.map((row) => (
    <NamedRow
      key={row.id}
      row={row}
      what={what}
      refusal={refusal?.values.id === row.id ? refusal : undefined}
      hasSharing={hasSharing}
      canRemove={(rows.length > 1 || isCategory) && can(needsOf(remove))}
    />
  ))
}

type NamedRowProps = Omit<NamedRowsProps, 'rows'> & { row: Named; canRemove: boolean }

function NamedRow({ row, what, refusal, hasSharing, canRemove }: NamedRowProps) {
  const t = useT('calendar')
  const problemAt = useProblems(refusal?.problems)
  const dialogId = `remove-${row.id}`
  return (
    <>
      <form method="post" className={styles.row} noValidate>
        <input type="hidden" name="id" value={row.id} />
        <NamedFields
          row={{ ...row, name: String(refusal?.values.name ?? row.name) }}
          error={problemAt('name') ?? problemAt('')}
          hasSharing={hasSharing}
        />
        <Button name="intent" value={`${what}.change`}>
          {t('form.save')}
        </Button>
        {canRemove && (
          <Button kind="ghost" icon="trash-2" iconOnly opens={dialogId}>
            {t('settings.remove', { name: row.name })}
          </Button>
        )}
      </form>
      {canRemove && (
        <Dialog id={dialogId} title={t('settings.remove', { name: row.name })}>
          <DialogForm>
            <input type="hidden" name="id" value={row.id} />
            <input type="hidden" name="name" value={row.name} />
            <p>{t(`settings.removeWords.${what === 'category' ? 'category' : 'calendar'}`)}</p>
            <DialogActions>
              <Button kind="ghost" closes={dialogId}>
                {t('delete.keep')}
              </Button>
              <Button kind="danger" name="intent" value={`${what}.remove`}>
                {t('delete.button')}
              </Button>
            </DialogActions>
          </DialogForm>
        </Dialog>
      )}
    </>
  )
}

/** One more calendar or category. */
export function AddForm({ what, hasSharing }: { what: What; hasSharing?: boolean }) {
  const t = useT('calendar')
  const row = { id: `new-${what}`, name: '', color: 'blue', sharing: 'busy' } as const
  return (
    <form method="post" className={`${styles.row} ${styles.add}`}>
      <IdempotencyField />
      <NamedFields row={row} hasSharing={hasSharing} />
      <Button icon="plus" name="intent" value={`${what}.add`}>
        {t(`settings.add.${what}`)}
      </Button>
    </form>
  )
}

type NamedFieldsProps = { row: Named; error?: string | undefined; hasSharing: boolean | undefined }

function NamedFields({ row, error, hasSharing }: NamedFieldsProps) {
  const t = useT('calendar')
  const { id, name, color, sharing } = row
  return (
    <>
      <Field id={`name-${id}`} label={t('field.name')} error={error} className={styles.name}>
        {(wiring) => (
          <TextInput {...wiring} name="name" defaultValue={name} maxLength={60} required />
        )}
      </Field>
      <Field id={`color-${id}`} label={t('field.color')} className={styles.choice}>
        {(wiring) => (
          <Select
            {...wiring}
            name="color"
            defaultValue={color}
            options={calendarColors.map((value) => ({ value, label: t(`color.${value}`) }))}
          />
        )}
      </Field>
      {hasSharing && (
        <Field id={`sharing-${id}`} label={t('field.sharing')} className={styles.choice}>
          {(wiring) => (
            <Select
              {...wiring}
              name="sharing"
              defaultValue={sharing}
              options={(['none', 'busy', 'read', 'write'] as const).map((value) => ({
                value,
                label: t(`sharing.${value}`),
              }))}
            />
          )}
        </Field>
      )}
    </>
  )
}
