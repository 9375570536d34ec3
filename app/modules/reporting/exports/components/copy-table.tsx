import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton, RowsTable, SheetPad, text } from '#app/ui/index.ts'
import type { FirmCopy } from '#contract/reporting/firm-copies.ts'
import { copyPath } from '../paths.ts'

/** The states of the firm that are kept; a firm can be made of each, and each can be deleted. */
export function CopyTable({ copies }: { copies: FirmCopy[] }) {
  const t = useT('exports')
  const { dateTime, fileSize } = useFormat()
  const { firm } = useFirm()
  if (copies.length === 0) {
    return (
      <SheetPad>
        <p className={text.soft}>{t('copies.none')}</p>
      </SheetPad>
    )
  }
  return (
    <RowsTable
      caption={t('copies.rows')}
      isStacked
      rows={copies}
      keyOf={({ id }) => id}
      columns={[
        { head: t('copies.at'), place: 'name', cell: ({ at }) => dateTime(at) },
        {
          head: t('copies.by'),
          tone: 'soft',
          place: 'detail',
          cell: ({ by }) => by || t('copies.night'),
        },
        {
          head: t('copies.size'),
          isNumber: true,
          tone: 'soft',
          place: 'figure',
          cell: ({ bytes }) => fileSize(bytes),
        },
        {
          head: t('copies.actions'),
          place: 'secondDetail',
          cell: (copy) => (
            <>
              <LinkButton size="s" href={copyPath(firm.firmId, copy.id)}>
                {t('copies.open')}
              </LinkButton>{' '}
              <RemoveCopy copy={copy} />
            </>
          ),
        },
      ]}
    />
  )
}

function RemoveCopy({ copy: { id, at } }: { copy: FirmCopy }) {
  const t = useT('exports')
  const { dateTime } = useFormat()
  const dialogId = `remove-${id}`
  return (
    <>
      <Button size="s" kind="ghost" opens={dialogId}>
        {t('copies.remove')}
      </Button>
      <AskDialog
        id={dialogId}
        title={t('copies.removeAsk', { time: dateTime(at) })}
        words={t('copies.removeWords')}
        intent="remove"
        submit={t('copies.remove')}
        keep={t('copies.cancel')}
      >
        <input type="hidden" name="copyId" value={id} />
      </AskDialog>
    </>
  )
}
