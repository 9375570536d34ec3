import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Dialog, DialogActions, DialogForm, RowsTable } from '#app/ui/index.ts'
import type { SuppressedAddress } from '#contract/firm/mail-settings.ts'

/** Addresses that no mail goes to, each with a question before mail is allowed again. */
export function SuppressedTable({ rows }: { rows: readonly SuppressedAddress[] }) {
  const t = useT('mails')
  const { dateTime } = useFormat()
  return (
    <>
      <RowsTable
        caption={t('suppressed.title')}
        density="roomy"
        isStacked
        rows={rows}
        keyOf={({ address }) => address}
        columns={[
          { head: t('suppressed.address'), place: 'name', cell: ({ address }) => address },
          { head: t('suppressed.reason'), place: 'detail', cell: ({ reason }) => reason },
          {
            head: t('suppressed.since'),
            tone: 'soft',
            cell: ({ createdAt }) => dateTime(createdAt),
          },
          {
            head: t('suppressed.action'),
            cell: (_, at) => (
              <Button type="button" size="s" popovertarget={`allow-${at}`}>
                {t('suppressed.allow')}
              </Button>
            ),
          },
        ]}
      />
      {rows.map(({ address }, at) => (
        <AllowDialog key={address} id={`allow-${at}`} address={address} />
      ))}
    </>
  )
}

function AllowDialog({ id, address }: { id: string; address: string }) {
  const t = useT('mails')
  return (
    <Dialog id={id} title={t('suppressed.ask', { address })}>
      <DialogForm>
        <IdempotencyField />
        <input type="hidden" name="address" value={address} />
        <p>{t('suppressed.askWords')}</p>
        <DialogActions>
          <Button kind="ghost" type="button" closes={id}>
            {t('suppressed.keep')}
          </Button>
          <Button kind="primary">{t('suppressed.allow')}</Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  )
}
