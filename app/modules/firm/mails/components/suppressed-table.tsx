import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, Dialog, DialogActions, DialogForm, HeadCell, Table } from '#app/ui/index.ts'
import type { SuppressedAddress } from '#contract/firm/mail-settings.ts'

/** Addresses that no mail goes to, each with a question before mail is allowed again. */
export function SuppressedTable({ rows }: { rows: readonly SuppressedAddress[] }) {
  const t = useT('mails')
  const { dateTime } = useFormat()
  return (
    <>
      <Table caption={t('suppressed.title')} density="roomy" isStacked>
        <thead>
          <tr>
            <HeadCell>{t('suppressed.address')}</HeadCell>
            <HeadCell>{t('suppressed.reason')}</HeadCell>
            <HeadCell>{t('suppressed.since')}</HeadCell>
            <HeadCell>{t('suppressed.action')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ address, reason, createdAt }, at) => (
            <tr key={address}>
              <Cell place="name">{address}</Cell>
              <Cell place="detail">{reason}</Cell>
              <Cell tone="soft">{dateTime(createdAt)}</Cell>
              <Cell>
                <Button type="button" size="s" popovertarget={`allow-${at}`}>
                  {t('suppressed.allow')}
                </Button>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
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
